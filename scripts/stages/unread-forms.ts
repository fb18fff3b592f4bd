import { basename } from "node:path";
import glob from "fast-glob";
import type { Problem } from "../contract.ts";

/** Copies of forms, and files in data/, that no module reads: what an owner writes there would change nothing. */
export function unreadForms(root: string, modules: readonly string[]): readonly Problem[] {
  const forms = modules.filter((file) => file.endsWith(".toml"));
  const formLike = (file: string) => forms.find((form) => isLike(basename(file), basename(form, ".toml")));
  const inData = glob.sync("data/*", { cwd: root, ignore: ["data/*.ts"] });
  const elsewhere = glob.sync("{,components/**/,data/*/**/,docs/**/,pages/**/,static/**/}*.toml*", {
    cwd: root,
    caseSensitiveMatch: false,
  });
  const unread = [...inData, ...elsewhere.filter(formLike)].filter((file) => !forms.includes(file));
  return unread.sort().map((file) => {
    const form = formLike(file);
    const hint = form
      ? `Write what you changed into ${form}, and delete this file.`
      : `Delete the file. The forms are ${forms.join(", ")}; photographs belong to data/photographs/.`;
    return { file, message: "The site doesn't read this file.", hint };
  });
}

/** "Copy of prices.toml", "Prices (1).toml" and "prices.toml.txt" are like "prices". */
const isLike = (name: string, form: string) => name.toLowerCase().includes(form);
