/**
 * Seconds of each stage of `npm test` on two quiet cores, with packages installed and nothing built. CONTRIBUTING.md
 * prints them, and each run compares itself with them. A stage that is faster for good gets its new figure here.
 */
export const SECONDS = {
  Format: 2,
  Lint: 10,
  Words: 4,
  Types: 28,
  Documentation: 2,
  'Import directions': 3,
  'Unused code': 6,
  'Unit tests': 69,
  'Component tests': 146,
  'Server tests': 585,
  Build: 60,
  'Syntax of the build': 4,
  'Browser tests': 940,
};

/** The stages that do the same work on any machine and are always quick: they tell how fast this one is. */
const MEASURE = ['Types', 'Unit tests'];

/** A stage may take so many times its share. */
const MOST = 1.25;
/** Shorter differences are chance. */
const LEAST_S = 10;

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/**
 * The stages of a run that took longer than their seconds, by the speed of this machine. None can be told without the
 * stages that measure it.
 * @param {Readonly<Record<string, number>>} taken seconds by stage
 * @param {Readonly<Record<string, number>>} [table]
 * @returns {{ title: string, seconds: number, allowed: number }[]}
 */
export function overTheirTime(taken, table = SECONDS) {
  if (!MEASURE.every((title) => title in taken && title in table)) return [];
  const speed = sum(MEASURE.map((title) => taken[title])) / sum(MEASURE.map((title) => table[title]));
  return Object.entries(taken).flatMap(([title, seconds]) => {
    const allowed = MOST * speed * (table[title] ?? Number.POSITIVE_INFINITY) + LEAST_S;
    return seconds > allowed ? [{ title, seconds, allowed }] : [];
  });
}

/** The table of CONTRIBUTING.md. */
export function minutesTable(table = SECONDS) {
  const time = (seconds) => (seconds < 100 ? `${seconds} s` : `${(seconds / 60).toFixed(1)} min`);
  const lines = Object.entries(table).map(([title, seconds]) => `| ${title} | ${time(seconds)} |`);
  return ['| stage | time |', '| --- | --- |', ...lines, `| all | ${time(sum(Object.values(table)))} |`].join(
    '\n',
  );
}
