declare module "text-readability" {
  const readability: { fleschKincaidGrade(text: string): number };
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default readability;
}
