/** Lengths rounded to two decimals, to keep pages short. */

/** "1.25em" */
export function em(length: number): string {
  return `${rounded(length)}em`;
}

/** A share, 0.643, as "64.3%". */
export function percent(share: number): string {
  return `${rounded(share * 100)}%`;
}

function rounded(length: number): string {
  return `${Number(length.toFixed(2))}`.replace(/^(-?)0\./, "$1.");
}
