/** The usual outer diameters of microbore pipe in millimetres, narrowest first. */
export const microboreSizes = [6, 8, 10] as const;

/** The outer diameter of the usual copper pipe to a radiator in millimetres. */
export const usualPipeSize = 15;

/**
 * How wide a common hexagonal pencil is, in millimetres. Makers differ by a few tenths; about 7 at the widest
 * ("Pencil", Wikipedia), which is what you see beside a pipe.
 */
export const pencilSize = 7;
