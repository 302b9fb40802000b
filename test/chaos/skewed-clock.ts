/* Loaded before a worker (`--import`): its clock is wrong by CLOCK_SKEW_HOURS. Timers are not touched. */
const skew = Number(process.env['CLOCK_SKEW_HOURS'] ?? 0) * 3_600_000;
const RightDate = Date;

class SkewedDate extends RightDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RightDate.now() + skew);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RightDate.now() + skew;
  }
}

globalThis.Date = SkewedDate as DateConstructor;
