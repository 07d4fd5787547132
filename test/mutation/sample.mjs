import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** One mutant of so many is run. */
const EVERY = Number(process.env.MUTANTS_EVERY ?? 6);

const root = join(import.meta.dirname, '..', '..');

/** The same mutants in each run. A change in one file leaves the sample of the others. */
function isInSample({ fileName, location: { start }, replacement }) {
  const place = `${fileName.slice(root.length)}:${start.line}:${start.column}:${replacement}`;
  return createHash('sha1').update(place).digest().readUInt32BE() % EVERY === 0;
}

const sample = () => ({
  async init() {},
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  },
  async check(mutants) {
    const verdictOn = (mutant) =>
      isInSample(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdictOn(mutant)]));
  },
});

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sample }];
