import { styleText } from "node:util";

/** Sets a text in a style of the terminal. */
export type Colors = (style: "bold" | "dim" | "green" | "red" | "yellow", text: string) => string;

/** For a file, a pipe, and whoever has set NO_COLOR. */
export const noColor: Colors = (_style, text) => text;

/** In colours where the stream is a terminal that shows them and its user wants them. */
export function colorsFor(stream: NodeJS.WriteStream): Colors {
  if (!stream.isTTY || !stream.hasColors()) return noColor;
  return (style, text) => styleText(style, text, { validateStream: false });
}
