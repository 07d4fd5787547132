/**
 * Reads which tests to run. The first words can be names of stages. From the first other word on, all words are
 * filters for the test runners. Without names, all stages run except those that only `npm run test:all` runs.
 * @template {{ group: string, onlyInAll?: boolean }} Stage
 * @param {readonly string[]} args
 * @param {readonly Stage[]} all all stages
 * @returns {{ stages: Stage[], filters: string[] }}
 */
export function readArguments(args, all) {
  const groups = new Set(all.map(({ group }) => group));
  const words = args.filter((arg) => arg !== '--all');
  const end = words.findIndex((word) => !groups.has(word));
  const names = end === -1 ? words : words.slice(0, end);
  const filters = end === -1 ? [] : words.slice(end);
  if (names.length > 0) return { stages: all.filter(({ group }) => names.includes(group)), filters };
  const withSlow = words.length < args.length;
  return { stages: all.filter(({ onlyInAll }) => withSlow || !onlyInAll), filters };
}
