import { locateError } from "./errors/locate.ts";
import { problemText } from "./errors/problem-text.ts";
import { addPhotograph } from "./photo/add-photograph.ts";

/** The command `npm run photo`. */
const [file, alt, unquoted] = process.argv.slice(2);
process.exitCode = 1;
if (!file || !alt?.trim() || unquoted)
  console.error('Run: npm run photo -- FILE "What it shows", with the text between quotes.');
else
  try {
    const { files, width, height } = await addPhotograph(process.cwd(), file);
    const facts = { files: files.join(" "), width, height, shows: alt.replaceAll('"', "”"), caption: "" };
    const lines = Object.entries(facts).map(([fact, value]) => `${fact} = "${value}"\n`);
    console.log(`Add this block to data/owner.toml:\n\n[[photograph]]\n${lines.join("")}`);
    process.exitCode = 0;
  } catch (error) {
    const { problems } = locateError(error, process.cwd());
    console.error(problems.map((problem) => problemText(problem, process.stderr)).join("\n"));
  }
