/** The British day of the build, "2026-11-21". Set TODAY to build as on another day. */
export const today =
  process.env.TODAY ?? new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/London" });
