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
    const fact = JSON.stringify(await addPhotograph(process.cwd(), file, alt), null, 1);
    const line = fact.replace(/\n */g, " ").replace(/"(\w+)": /g, "$1: ");
    console.log(`Add this line to the photographs in data/owner.ts:\n\n    ${line},\n`);
    process.exitCode = 0;
  } catch (error) {
    const { problems } = locateError(error, process.cwd());
    console.error(problems.map((problem) => problemText(problem, process.stderr)).join("\n"));
  }
