/** Loaded into a build with `node --import`: sets the clock ten years ahead. */
const { now } = Date;
const tenYears = 10 * 365 * 24 * 3600 * 1000;
Date.now = () => now() + tenYears;

globalThis.Date = new Proxy(Date, {
  apply: () => new Date().toString(),
  construct: (target, time) => Reflect.construct(target, time.length === 0 ? [Date.now()] : time),
});
