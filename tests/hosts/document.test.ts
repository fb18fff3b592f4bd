import { expect, test } from "vitest";
import { FOREVER, HASHED } from "../../scripts/hosting/headers.ts";
import { readDist } from "../root.ts";
import { configuration } from "./document.ts";
import { headersFor } from "./headers.ts";

test("nginx's block in docs/hosts.md sends the headers of _headers, and no others", () => {
  const block = configuration("nginx");
  const headers = [...block.matchAll(/add_header (\S+) "?(.+?)"? always;/g)].map(([, ...header]) => header);
  const always = headersFor("/", readDist("_headers"));
  expect(Object.fromEntries(headers)).toEqual({ "Cache-Control": "$caching", ...always });
  expect(block).toContain(`"~${HASHED.source}" "${FOREVER}";`);
});
