import { afterAll } from "vitest";
import { engine } from "./harness/page.ts";

/**
 * The tests of Firefox and WebKit, in one file, because each starts once per file. Tests that share a setting are
 * neighbours, because WebKit restarts to change one.
 */
afterAll(engine.close);
await import("./font-loading.test.ts");
await import("./pinned-bars.test.ts");
await import("./text-layout.test.ts");
await import("./menu.test.ts");
await import("./focus.test.ts");
await import("./flush-picture.test.ts");
await import("./suitability.test.ts");
await import("./no-script.test.ts");
