// Loaded first: Node and tsx can't load modules from a folder with ? or \ in its name, and don't say why.
if (/[?\\]/.test(process.cwd()) && process.platform !== "win32") {
  console.error(`The project's folder is ${process.cwd()}\n→ Rename it without ? and \\.`);
  process.exit(1);
}
