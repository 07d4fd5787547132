import { runInNewContext } from 'node:vm';
import { fastify } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { GIVEN_ROWS } from '#contract/docs/given.ts';
import { PLUGIN_PATH } from '#contract/embed/widget-files.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { zipAnswers } from '../zip-answers.ts';

/** The settings that the block offers in the editor, which a stand-in of WordPress collects. */
function settingsOf(block: string, data: object): { label: string; change: (value: unknown) => object }[] {
  type Props = { label?: string; onChange?: (value: unknown) => void; [name: string]: unknown };
  type Element = [type: string, props: Props | null, ...children: unknown[]];
  let edit: ((props: object) => unknown) | undefined;
  const names = ['SelectControl', 'ToggleControl', 'TextControl', 'PanelBody'];
  const wp = {
    element: { createElement: (...parts: Element) => parts },
    components: Object.fromEntries(names.map((name) => [name, name])),
    blockEditor: { useBlockProps: () => ({}), InspectorControls: 'InspectorControls' },
    blocks: {
      registerBlockType: (_name: string, type: { edit: typeof edit }) => {
        edit = type.edit;
      },
    },
  };
  runInNewContext(block, { URL, window: { wp, appraisalFormBlock: data } });
  let attributes = {};
  const setAttributes = (changes: object) => {
    attributes = JSON.parse(JSON.stringify(changes));
  };
  const all = (node: unknown): Props[] => {
    if (!Array.isArray(node)) return [];
    const [, props] = node as Element;
    return [...(props?.onChange ? [props] : []), ...node.flatMap(all)];
  };
  return all(edit?.({ attributes: {}, setAttributes })).map(({ label = '', onChange }) => ({
    label,
    change: (value) => {
      onChange?.(value);
      return attributes;
    },
  }));
}

test('A partner gets the plugin for WordPress from the host whose form it shows', async () => {
  const app = fastify();
  zipAnswers(app, '');
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
  const settings = settingsOf(text('block.js'), JSON.parse(text('form.json')));
  expect(settings.find(({ label }) => label === '配色')?.change('auto')).toEqual({ scheme: 'auto' });
  expect(settings.find(({ label }) => label === '言語')?.change('en')).toEqual({ lang: 'en' });
  for (const { label, name, isSwitch } of GIVEN_ROWS) {
    const setting = settings.find((one) => one.label === label);
    const value = isSwitch ? true : 'brand=A';
    expect(setting?.change(value)).toEqual({ [name]: String(value) });
  }
});
