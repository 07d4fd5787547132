/** Between the processes of one build. */
const SIGN = 'QUICK_BUILD';

/** From now on this process, and those that it starts, build without the last percents. */
export function beQuick(): void {
  process.env[SIGN] = 'on';
}

export const isQuick = (): boolean => process.env[SIGN] === 'on';
