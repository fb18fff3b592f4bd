declare module "@adobe/structured-data-validator" {
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default class Validator {
    constructor(schema: null);
    validate(data: object): Promise<readonly { readonly severity: string; readonly issueMessage: string }[]>;
  }
}

declare module "text-readability" {
  const readability: { fleschKincaidGrade(text: string): number };
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default readability;
}
