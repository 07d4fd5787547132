import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { ROOMS } from './rooms.mjs';

const row = (name, ...cells) => name.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join('');

const isSurvivor = ({ status }) => status === 'Survived' || status === 'NoCoverage';

/** A mistake with which a file of tests does not even load ends in an error. The tests notice it, too. */
function countsOf(name, mutants) {
  const count = (...some) => mutants.filter(({ status }) => some.includes(status)).length;
  const [killed, timeouts] = [count('Killed', 'RuntimeError'), count('Timeout')];
  const survivors = mutants.filter(isSurvivor).length;
  const all = killed + timeouts + survivors;
  const score = all > 0 ? `${((100 * (all - survivors)) / all).toFixed(1)} %` : '';
  return row(name, all, killed, timeouts, survivors, score);
}

/** A mistake that no test notices: its place, and the code before and after. */
function survivorText({ path, location: { start, end }, status, replacement }) {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  const short = (code) => code.replace(/\s+/g, ' ').slice(0, 120);
  const note = status === 'NoCoverage' ? ' (no test comes here)' : '';
  const before = short(lines.join('\n').slice(start.column - 1));
  return `${path}:${start.line}:${start.column}  ${before} → ${short(replacement)}${note}`;
}

/** Prints each survivor, and in the end a line for each room. */
const byRoom = () => {
  const startedAt = Date.now();
  const mutants = [];
  return {
    onMutantTested(result) {
      const path = relative(process.cwd(), result.fileName).replaceAll(sep, '/');
      const mutant = { ...result, path };
      mutants.push(mutant);
      if (isSurvivor(mutant)) console.log(survivorText(mutant));
    },
    wrapUp() {
      console.log(row('', 'mutants', 'killed', 'timeouts', 'survived', 'score'));
      for (const room of ROOMS) {
        const own = mutants.filter(({ path }) => path.startsWith(`${room}/`));
        console.log(countsOf(room, own));
      }
      console.log(countsOf('all', mutants));
      console.log(`${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
    },
  };
};

export const strykerPlugins = [{ kind: 'Reporter', name: 'by-room', factory: byRoom }];
