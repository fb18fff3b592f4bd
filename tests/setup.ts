import { format } from "node:util";

/** React reports missing keys and wrong attributes only here: whatever is reported fails the test. */
console.error = (...report: unknown[]) => {
  throw new Error(`console.error was called: ${format(...report)}`);
};
