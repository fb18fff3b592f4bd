import { type ParseArgsConfig, parseArgs } from "node:util";
import { ProblemsError } from "./errors/problems-error.ts";
import { messageOf } from "./errors/thrown.ts";

/** The values of a command's options. @throws {ProblemsError} for an unknown option; `hint` names those that exist */
export function parseOptions<Options extends NonNullable<ParseArgsConfig["options"]>>(
  options: Options,
  hint: string,
) {
  try {
    return parseArgs({ options, allowNegative: true }).values;
  } catch (error) {
    throw new ProblemsError([{ message: messageOf(error), hint }]);
  }
}
