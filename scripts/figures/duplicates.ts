import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lines that appear twice. */
export interface Duplicate {
  lines: number;
  /** `path:line` of the first and of the second appearance. */
  first: string;
  second: string;
}

interface Place {
  name: string;
  start: number;
}

interface Report {
  duplicates: { lines: number; firstFile: Place; secondFile: Place }[];
}

/** Its 121 packages are fetched when somebody asks for figures. The fifth version has programs for some platforms only. */
const JSCPD = 'jscpd@4.3.0';

const SHORTEST_LINES = '10';
const KINDS = 'typescript,tsx,javascript,css';

const NOT_OURS = '**/node_modules/**,dist/**,art/**,docs/**,data/**';

/** Blocks of at least ten lines that appear again, found by jscpd. */
export function duplicates(root: string): Duplicate[] {
  const output = mkdtempSync(join(tmpdir(), 'duplicates-'));
  try {
    const args = [
      '--min-lines',
      SHORTEST_LINES,
      '--format',
      KINDS,
      '--reporters',
      'json',
      '--output',
      output,
    ];
    spawnSync('npx', ['--yes', JSCPD, ...args, '--ignore', NOT_OURS, '.'], {
      cwd: root,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
    const report = JSON.parse(readFileSync(join(output, 'jscpd-report.json'), 'utf8')) as Report;
    const place = ({ name, start }: Place) => `${name}:${start}`;
    return report.duplicates.map(({ lines, firstFile, secondFile }) => ({
      lines,
      first: place(firstFile),
      second: place(secondFile),
    }));
  } finally {
    rmSync(output, { recursive: true });
  }
}
