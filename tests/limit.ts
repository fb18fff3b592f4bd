/** The longest that anything may take, in milliseconds: twenty times what it takes on a usual machine. */
export const LIMIT_MS = 120_000;
