import { inject } from "vitest";
import { engineTests } from "./suites/all.ts";

await engineTests(inject("webkit"));
