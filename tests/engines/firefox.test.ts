import { inject } from "vitest";
import { engineTests } from "./suites/all.ts";

engineTests(inject("firefox"));
