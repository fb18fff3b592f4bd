import { reasons } from "../../data/copy/reasons.ts";
import { widestWord } from "../styles/text-width.ts";

const widest = widestWord(reasons[0].name);
const size = `min(12vw,${(95 / widest).toFixed(1)}cqi)`;

/** If a word of the guarantee's name is too wide for its large type: type in which it fits. */
export const css =
  widest > 4.7
    ? `@media screen{.guarantee-card{container-type:inline-size}.guarantee-card h3{font-size:${size}}}`
    : "";
