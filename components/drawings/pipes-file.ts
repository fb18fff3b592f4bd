// Made by scripts/pictures.tsx.

/** The drawing of the pipes, below the site's root. It is a file so that it loads after the page's text. */
export const pipesFile = "/pictures/pipes-c480ab40.svg";
