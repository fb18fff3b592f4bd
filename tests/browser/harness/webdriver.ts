import { expect } from "vitest";
import type { Size } from "./devices.ts";
import { type Engine, keys } from "./engine.ts";

/** Calls a WebDriver command, by name or by method and path, and returns the result. */
type Call = <Result>(command: string, route: string, parameters?: object) => Promise<Result>;

/** What all browsers do with WebDriver's commands, over any transport. */
export function webDriver(call: Call) {
  const evaluate: Engine["evaluate"] = (script) =>
    call("ExecuteScript", "POST /execute/sync", { script, args: [] });
  const perform = (source: object) => call("PerformActions", "POST /actions", { actions: [source] });
  return {
    evaluate,
    goto: async (url) => {
      await evaluate("window.isOld = true");
      await call("Navigate", "POST /url", { url });
      const isRead =
        "return !window.isOld && location.href !== 'about:blank' && document.readyState !== 'loading'";
      await expect.poll(() => evaluate(isRead), { message: url }).toBe(true);
    },
    press: (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
      return perform({ type: "key", id: "keyboard", actions });
    },
    click: (x, y) => {
      const move = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) };
      const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      return perform({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
    },
    resize: async (width, height) => {
      const inner = () => evaluate<number[]>("return [innerWidth, innerHeight]");
      if (`${await inner()}` === `${[width, height]}`) return;
      const frame = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
      const [beside = 0, above = 0] = await evaluate<number[]>(frame);
      const asked = { width: width + beside, height: height + above };
      const outer = await call<Size>("SetWindowRect", "POST /window/rect", asked); // Safari has a minimum width
      await expect.poll(inner).toEqual([outer.width - beside, outer.height - above]);
    },
  } satisfies Partial<Engine>;
}
