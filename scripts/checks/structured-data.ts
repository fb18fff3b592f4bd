const ADDRESS = /^[a-z][a-z\d+.-]*:\S+$/i;
const PRICE_NAME = /price$/i;

/**
 * The values of a block of structured data (JSON-LD) as texts: strings but for addresses, and numbers; a price, which
 * names its currency apart, with its sign in front. What is no JSON is one text as it stands.
 */
export function structuredTexts(source: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(source, (name: string, value: unknown) => {
      if (typeof value === "number" || (typeof value === "string" && !ADDRESS.test(value))) {
        texts.push(PRICE_NAME.test(name) && !Number.isNaN(Number(value)) ? `£${value}` : `${value}`);
      }
      return value;
    });
    return texts;
  } catch {
    return [source];
  }
}
