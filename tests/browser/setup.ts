import { beforeEach, inject } from "vitest";

/** Skips every test of a browser that this machine lacks. */
if (inject("browser") === null) beforeEach(({ skip }) => skip());
