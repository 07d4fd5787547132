import { fastify } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { PLUGIN_PATH } from '#contract/embed/widget-files.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { pluginAnswer } from './plugin-answer.ts';

test('A partner gets the plugin for WordPress from the host whose form it shows', async () => {
  const app = fastify();
  pluginAnswer(app, '');
  const answer = await app.inject({ url: PLUGIN_PATH, headers: { host: 'localhost:3000' } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(answer.rawPayload), { filter: ({ name }) => !name.endsWith('/') });
  expect(Object.keys(files).sort()).toEqual(
    ['appraisal-form.php', 'block.js', 'form.json', 'readme.txt', 'uninstall.php'].map(
      (name) => `appraisal-form/${name}`,
    ),
  );
  const text = (name: string) => strFromU8(files[`appraisal-form/${name}`] ?? new Uint8Array());
  expect(text('appraisal-form.php')).toContain(`Version: ${packageFile.version}\n`);
  expect(JSON.parse(text('form.json'))).toMatchObject({
    host: 'http://localhost:3000',
    teaserAttributes: expect.arrayContaining(['appears', 'appears-after-consent']),
    teasers: expect.arrayContaining([{ value: 'slider', label: '下から出る案内' }]),
  });
  expect(
    Object.keys(files)
      .map((name) => text(name.slice(15)))
      .join('\n'),
  ).not.toMatch(/\b(HOST|VERSION)\b/);
});
