import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** The encodings that browsers accept. */
export const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const CONNECTIONS = 16;
const SECONDS = 2;

/** True if wrk is installed. It is written in C, so that it needs less of a core than the server that it calls. */
export const hasWrk = (): boolean => spawnSync('wrk', ['-v']).error === undefined;

/** Writes the calls for wrk: the paths in turn, again and again. */
export function writeCalls(file: string, paths: readonly string[]): string {
  const header = Object.entries(ENCODINGS).map(([name, value]) => `wrk.headers["${name}"] = "${value}"`);
  const lines = [
    ...header,
    `local paths = { ${paths.map((path) => `"${path}"`).join(', ')} }`,
    'local at = 0',
    'request = function()',
    '  at = at % #paths + 1',
    '  return wrk.format("GET", paths[at])',
    'end',
  ];
  writeFileSync(file, lines.join('\n'));
  return file;
}

/**
 * Sends calls over 16 connections for two seconds.
 * @param calls the file of `writeCalls`
 * @returns the number of answers, and how many came a second
 * @throws Error if one of them fails
 */
export async function fireWrk(url: string, calls: string): Promise<{ answers: number; perSecond: number }> {
  const options = ['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${SECONDS}s`];
  const { stdout } = await promisify(execFile)('wrk', [...options, '--script', calls, url]);
  const failures = /^\s*(?:Non-2xx|Socket errors).*$/m.exec(stdout);
  if (failures) throw new Error(`${url}: ${failures[0].trim()}`);
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { answers, perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]) };
}
