// Made by scripts/assets/pictures.tsx.

/** The address of the pipes' drawing, which is a file so that it loads after the page's text. */
export const pipesFile = "/assets/pipes-83f66cee.svg";
