/** The size of a window in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };

export const phone = { width: 390, height: 844 };
/** The same below the bars of its browser. */
export const shortPhone = { width: 390, height: 664 };
export const landscapePhone = { width: 844, height: 390 };
export const desktop = { width: 1280, height: 800 };

/** Windows that are as high as most, with these widths. */
export const widths = (...all: readonly number[]) => all.map((width) => ({ width, height: 900 }));
