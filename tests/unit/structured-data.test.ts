import { readFileSync } from "node:fs";
import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import { describe, expect, test } from "vitest";
import { pageFiles, readDist } from "../root.ts";
import { distOf, type FactSet } from "../sites.ts";

// tests/snapshot/pages shows the data of each page.

test.each(pageFiles().filter((file) => file.endsWith("index.html")))(
  "%s has valid rich results, but no ratings, reviews or questions",
  async (path) => {
    const block = readDist(path).match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "";
    expect(block).not.toMatch(/Rating|Review|FAQPage/);
    const graph: readonly { "@type": string }[] = JSON.parse(block)["@graph"];
    const jsonld = Object.fromEntries(graph.map((thing) => [thing["@type"], [thing]]));
    const issues = await new Validator(null).validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
    expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
  },
);

describe("the contact card", () => {
  const card = (facts: FactSet) => readFileSync(join(distOf(facts), "contact.vcf"), "utf8").split("\r\n");

  test("has what visitors save, in the format that phones read", () => {
    const name = "Thames & Kennet Valley Heating Flushers";
    const [street, town] = [
      "Unit 12\\, Riverside Trading Estate\\, 148 Long Meadow Lane",
      "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    ];
    const notes = [
      "Flushing of central heating systems and boilers",
      `Jonathan Featherstone-Smith trading as ${name}`,
      "Monday to Friday\\, 8 am to 6 pm",
      "Saturday\\, 9 am to 12.30 pm",
    ];
    expect(card("most")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      `N:${name};;;;`,
      `FN:${name}`,
      `ORG:${name}`,
      "TEL;TYPE=WORK,VOICE:+441632960222",
      "EMAIL;TYPE=INTERNET:enquiries.and.bookings@thames-and-kennet-valley-f.example.org",
      `ADR;TYPE=WORK:;;${street};${town};;RG6 1AB;United Kingdom`,
      "URL:https://www.example.com/",
      `NOTE:${notes.join("\\n")}`,
      "X-ABSHOWAS:COMPANY",
      "END:VCARD",
      "",
    ]);
  });

  test("has no empty lines for facts that are unknown", () => {
    const names = card("least").map((line) => line.split(/[;:]/)[0]);
    expect(names).toEqual("BEGIN VERSION N FN ORG TEL URL NOTE X-ABSHOWAS END ".split(" "));
  });
});
