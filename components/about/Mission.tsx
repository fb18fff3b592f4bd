import { mission } from "../../data/copy/values.ts";

/** The mission in large text. */
export function Mission({ heading }: { readonly heading: string }) {
  return (
    <section className="mission">
      <h2>{heading}</h2>
      <p>{mission}</p>
    </section>
  );
}
