import { mission } from "../../data/copy/values.ts";

/** The mission in large text: warm colour for what we promise, white for what we decline. */
export function Mission({ heading }: { readonly heading: string }) {
  return (
    <section className="mission">
      <h2>{heading}</h2>
      <p>
        <span>{mission.promise}</span> – {mission.refusal}
      </p>
    </section>
  );
}
