import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Report {
  issues: { exports: unknown[]; types: unknown[] }[];
}

const KNIP = join(import.meta.dirname, '..', '..', 'node_modules', 'knip', 'bin', 'knip.js');

/** The number of unused exports, counted by knip with the project's knip.config.ts. */
export function unusedExports(root: string): number {
  const args = [KNIP, '--directory', root, '--include', 'exports,types', '--reporter', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    const { issues } = JSON.parse(stdout) as Report;
    return issues.reduce((sum, { exports, types }) => sum + exports.length + types.length, 0);
  } catch (cause) {
    throw new Error(`knip printed no report: ${stderr || stdout}`, { cause });
  }
}
