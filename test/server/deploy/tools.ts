import { spawnSync } from 'node:child_process';

/** Whether a program of the system is installed. If not, prints a line, and the test that needs it is skipped. */
export function hasTool(name: string, inPackage: string): boolean {
  const isInstalled = spawnSync('which', [name]).status === 0;
  if (!isInstalled)
    process.stdout.write(`${name} is not installed (package ${inPackage}): its tests are skipped.\n`);
  return isInstalled;
}
