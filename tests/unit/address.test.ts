import { expect, test } from "vitest";
import { addressProblems } from "../../data/model/address.ts";

test.each([
  ["https://www.example.com/reading", "/", "SITE_URL"],
  ["https://www.example.com/", "/", "SITE_URL"],
  ["http://a.example", "/", "SITE_URL"],
  ["www.a.example", "/", "SITE_URL"],
  ["https://WWW.a.example", "/", "SITE_URL"],
  ["https://a.example:8443", "/", "SITE_URL"],
  ["https://bäcker.example", "/", "SITE_URL"],
  ["https://foo", "/", "SITE_URL"],
  ["https://192.168.1.20", "/", "SITE_URL"],
  ["https://a.example", "reading/", "BASE_PATH"],
  ["https://a.example", "/reading", "BASE_PATH"],
  ["https://a.example", "/my site/", "BASE_PATH"],
  ["https://a.example", "/../", "BASE_PATH"],
  ["https://a.example", "", "BASE_PATH"],
])("refuses the address “%s” with the folder “%s”, and names %s", (origin, basePath, name) => {
  const problems = addressProblems(origin, basePath);
  expect(problems.map(({ searchFor }) => searchFor)).toEqual([`process.env.${name}`]);
});

test("accepts an international host, and a folder of several parts", () => {
  expect(addressProblems("https://www.xn--bcker-gra.example", "/a/b_c.d~e-f/")).toEqual([]);
});

test("a folder that Git Bash has turned into a path on the disk is a problem that says so, and what to write", () => {
  const [problem, ...others] = addressProblems("https://a.example", "C:/Program Files/Git/reading/");
  expect(Object.values(problem ?? {}).join(" ")).toMatch(
    /Git Bash.*MSYS_NO_PATHCONV=1 BASE_PATH=\/reading\//,
  );
  expect(others).toEqual([]);
});
