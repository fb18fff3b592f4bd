import { mission } from "../../data/copy/values.ts";
import { Section } from "../blocks/Section.tsx";

export function Mission() {
  return (
    <Section heading="Our mission">
      <p className="mission">{mission}</p>
    </Section>
  );
}
