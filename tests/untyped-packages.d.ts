declare module "@adobe/structured-data-validator" {
  export default class Validator {
    constructor(schema: null);
    validate(data: object): Promise<readonly { readonly severity: string; readonly issueMessage: string }[]>;
  }
}
