/**
 * What a run of the tests is to do. Words that name stages come first, up to the first that does not; the rest are
 * filters for the test runners. Without names, all stages run except those that only `npm run test:all` runs.
 * @template {{ group: string, onlyInAll?: boolean }} Stage
 * @param {readonly string[]} args
 * @param {readonly Stage[]} all every stage there is
 * @returns {{ stages: Stage[], filters: string[] }}
 */
export function readArguments(args, all) {
  const groups = new Set(all.map(({ group }) => group));
  const words = args.filter((arg) => arg !== '--all');
  const end = words.findIndex((word) => !groups.has(word));
  const chosen = end === -1 ? words : words.slice(0, end);
  const filters = end === -1 ? [] : words.slice(end);
  if (chosen.length > 0) return { stages: all.filter(({ group }) => chosen.includes(group)), filters };
  const withSlow = words.length < args.length;
  return { stages: all.filter(({ onlyInAll }) => withSlow || !onlyInAll), filters };
}
