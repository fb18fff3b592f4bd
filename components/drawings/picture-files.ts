// Made by scripts/pictures.tsx.

/** Drawings in files of their own, which load after the page's text: their addresses below the site's root. */
export const pictureFiles = {
  logo: "/pictures/logo-125399d4.svg",
  pipes: "/pictures/pipes-c480ab40.svg",
} as const;
