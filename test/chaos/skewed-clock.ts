/* Loaded before a worker (`--import`): its clock is wrong by CLOCK_SKEW_HOURS. Timers are not touched. */
const skew = Number(process.env['CLOCK_SKEW_HOURS'] ?? 0) * 3_600_000;
const RightDate = Date;
const now = (): number => RightDate.now() + skew;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
