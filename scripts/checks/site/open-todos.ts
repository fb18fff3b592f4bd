import type { Todo } from "../../contract.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What is left to do on a day such as "2026-11-21". */
export function openTodos(todos: readonly Todo[], today: string): readonly Todo[] {
  return todos.filter(({ done }) => {
    const age = done ? (Date.parse(today) - Date.parse(done.on)) / DAY : Number.NaN;
    return !(age >= 0 && age <= (done?.days ?? 0));
  });
}
