import { mission } from "../../data/values.ts";

/** The mission as the largest text of its page: warm for what we promise, cold for what we decline. */
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
