/** A form, as text. */
declare module "*.toml" {
  const text: string;
  export default text;
}
