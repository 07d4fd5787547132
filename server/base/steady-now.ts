import { uptime } from 'node:os';

/** Setting a clock by network moves it by less. */
const LEAP_MS = 30 * 60_000;

/**
 * The time, by a clock that does not leap: it follows the clock of the machine as long as that moves on with the time for
 * which the machine has been running, which nobody sets (decision 83).
 */
export function steadyNow(
  clock: () => number = Date.now,
  runningMs: () => number = () => uptime() * 1000,
): () => Date {
  let ahead = clock() - runningMs();
  return () => {
    const [now, running] = [clock(), runningMs()];
    if (Math.abs(now - running - ahead) > LEAP_MS) return new Date(ahead + running);
    ahead = now - running;
    return new Date(now);
  };
}
