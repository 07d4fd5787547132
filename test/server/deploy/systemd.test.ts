import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ENVIRONMENT, MEMORY_FLAGS, START_FLAGS } from '#server/base/node-settings.mjs';
import { hasTool } from './tools.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const UNIT = join(ROOT, 'docs', 'deploy', 'takakurabe.service');
/** Below three systemd says "OK". */
const MOST_EXPOSURE = 3;

const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return { status, text: stdout + stderr };
};

test('the unit starts Node as npm start does', async () => {
  const unit = await readFile(UNIT, 'utf8');
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  const flags = [...START_FLAGS, ...MEMORY_FLAGS].map((flag) => flag.replace(pathToFileURL(ROOT).href, '.'));
  expect(command.split(' ').slice(1)).toEqual([...flags, 'server/start/main.ts']);
  const settings = Object.entries(ENVIRONMENT).map(([name, value]) => `${name}=${value}`);
  expect(unit.split('\n')).toContain(`Environment=${settings.join(' ')}`);
});

const withSystemd = test.skipIf(!hasTool('systemd-analyze', 'systemd'));

withSystemd('systemd understands every line of the unit, once it is where operators put it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tk-unit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const unit = (await readFile(UNIT, 'utf8'))
    .replace('/opt/takakurabe/node_modules/.bin/node', process.execPath)
    .replaceAll('/opt/takakurabe', ROOT);
  await writeFile(join(folder, 'takakurabe.service'), unit);
  expect(analyze('verify', '--man=no', join(folder, 'takakurabe.service'))).toEqual({ status: 0, text: '' });
});

withSystemd.each(['service', 'timer'])(
  'systemd understands every line of the %s of checkups',
  async (kind) => {
    const folder = await mkdtemp(join(tmpdir(), 'tk-unit-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const one of ['service', 'timer']) {
      const name = `takakurabe-checkups.${one}`;
      const text = await readFile(join(ROOT, 'docs', 'deploy', name), 'utf8');
      const here = text
        .replace('/opt/takakurabe/node_modules/.bin/node', process.execPath)
        .replaceAll('/opt/takakurabe', ROOT);
      await writeFile(join(folder, name), here);
    }
    const unit = join(folder, `takakurabe-checkups.${kind}`);
    expect(analyze('verify', '--man=no', unit)).toEqual({ status: 0, text: '' });
  },
);

withSystemd('the unit exposes little of the machine, as much as the documentation says', async () => {
  const { text } = analyze('security', '--offline=true', '--no-pager', UNIT);
  const [, exposure] = /Overall exposure level for takakurabe\.service: ([\d.]+) /.exec(text) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(MOST_EXPOSURE);
  const operating = await readFile(join(ROOT, 'docs', 'operating.md'), 'utf8');
  const [, figure] = /exposure of ([\d.]+)/.exec(operating) ?? [];
  expect(Number(exposure)).toBeCloseTo(Number(figure), 0);
});
