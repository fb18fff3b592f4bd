import { format } from "node:util";

/** React reports missing keys and wrong attributes only to console.error, so any report fails the test. */
console.error = (...report: unknown[]) => {
  throw new Error(`console.error was called: ${format(...report)}`);
};
