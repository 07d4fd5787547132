import { expect, test } from 'vitest';
import { Run } from '#test/server/run.ts';

const outputOf = async (env: Record<string, string>, ...args: string[]) => {
  const run = new Run(env, 'commands/checkups/run.ts', args);
  expect(await run.ended(), run.output).toBe(1);
  return run.output;
};

test('The command says which setting it lacks, which browser is not there, and what it can do', async () => {
  expect(await outputOf({}, 'run')).toMatch(/No browser is set[\s\S]*CHECKUP_BROWSERS, such as chromium:/);
  const missing = await outputOf({ CHECKUP_BROWSERS: 'firefox:/nowhere/firefox' }, 'run');
  expect(missing).toMatch(/\/nowhere\/firefox for firefox, which cannot be started[\s\S]*correct its path/);
  expect(await outputOf({}, 'look')).toMatch(/There is no "look"[\s\S]*npm run checkups -- list/);
});
