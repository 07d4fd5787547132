import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { GIVEN_ROWS } from '#contract/docs/given.ts';
import { TAGGED_EVENTS } from '#contract/docs/tags.ts';
import { toCamelCase } from '#contract/embed/element.ts';
import { TAGS_QUEUE } from '#contract/embed/tags.ts';
import { partsOf, TagManagerPage } from '#test/server/tag-manager.ts';
import { CONSENTS, templateZip } from './template.ts';

const HOST = 'https://kurabe.example';

const files = unzipSync(await templateZip(HOST));
const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
const template = textOf('template.tpl');
const parts = partsOf(template);

interface Parameter {
  readonly type: string;
  readonly name: string;
  readonly displayName?: string;
  readonly checkboxText?: string;
  readonly subParams?: readonly Parameter[];
}
const flat = (list: readonly Parameter[]): readonly Parameter[] =>
  list.flatMap((one) => [one, ...flat(one.subParams ?? [])]);
const parameters = flat(JSON.parse(parts.TEMPLATE_PARAMETERS ?? '[]'));

const settingsIn = (page: TagManagerPage) => page.window[TAGS_QUEUE];

describe('The template for Google Tag Manager', () => {
  it('has what a repository of the gallery has, for this host', () => {
    expect(Object.keys(files).sort()).toEqual(['README.md', 'metadata.yaml', 'template.tpl']);
    expect(parse(textOf('metadata.yaml'))).toEqual({
      homepage: `${HOST}/`,
      documentation: `${HOST}/partners-guide`,
      versions: [{ sha: expect.stringMatching(/^[0-9a-f]{40}$/), changeNotes: expect.any(String) }],
    });
    expect(Object.keys(parts)).toEqual([
      'INFO',
      'TEMPLATE_PARAMETERS',
      'SANDBOXED_JS_FOR_WEB_TEMPLATE',
      'WEB_PERMISSIONS',
      'TESTS',
      'NOTES',
    ]);
    expect(JSON.parse(parts.INFO ?? '')).toMatchObject({ type: 'TAG', containerContexts: ['WEB'] });
    for (const name of Object.keys(files))
      expect(textOf(name)).not.toMatch(/\b(HOST|VERSION|QUEUE|EVENTS)\b/);
  });

  it('has a field for each event and for all that a page may give', () => {
    const names = parameters.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(TAGGED_EVENTS.map(([name]) => `event_${name}`)));
    expect(names).toEqual(expect.arrayContaining(GIVEN_ROWS.map(({ name }) => toCamelCase(name))));
    expect(new Set(names).size).toBe(names.length);
    for (const { displayName, checkboxText } of parameters) expect(displayName ?? checkboxText).toBeTruthy();
  });

  it('is written in the language of the sandbox', () => {
    const code = parts.SANDBOXED_JS_FOR_WEB_TEMPLATE?.replaceAll(/\/\/.*/g, '');
    expect(code).not.toMatch(/`|\.\.\.|\?\.|\?\?|\bclass\b|\bof\b|\basync\b/);
  });

  it('brings the two scripts, and asks for no permission that it does not use', () => {
    const page = new TagManagerPage(template, { lost: 'tags.js' });
    page.run({ consent: 'ad_storage' });
    expect(page.scripts).toEqual([`${HOST}/widget/tags.js`, `${HOST}/widget/appraisal-form.js`]);
    expect(page.logs).toEqual([`${HOST}/widget/tags.js does not load`]);
    expect(page.ends).toEqual(['gtmOnFailure']);
    const rows: { instance: { key: { publicId: string } } }[] = JSON.parse(parts.WEB_PERMISSIONS ?? '');
    expect([...page.used].sort()).toEqual(rows.map(({ instance }) => instance.key.publicId).sort());
  });

  it('is done when both are there, once', () => {
    const page = new TagManagerPage(template);
    page.run({ consent: 'none' });
    expect(page.ends).toEqual(['gtmOnSuccess']);
  });

  it.each(CONSENTS)(
    'passes on no event before the visitor agrees to %s, and none after a refusal',
    (consent) => {
      const page = new TagManagerPage(template, { consents: { [consent]: false } });
      page.run({ consent, event_question: true, event_appear: true });
      expect(settingsIn(page)).toEqual([{ events: [] }]);
      page.consent(consent, true);
      page.consent(consent, false);
      expect(settingsIn(page)?.slice(1)).toEqual([{ events: ['question', 'appear'] }, { events: [] }]);
    },
  );

  it('puts the form where the tag says, with all that the tag gives', () => {
    const page = new TagManagerPage(template);
    const answers = Object.fromEntries(GIVEN_ROWS.map(({ name }) => [toCamelCase(name), 'a']));
    page.run({ consent: 'none', place: '#appraisal', mediumUuid: 'm', initialCategory: 'watch', ...answers });
    expect(settingsIn(page)?.[1]).toEqual({
      place: '#appraisal',
      attributes: [
        ['medium-uuid', 'm'],
        ['initial-category', 'watch'],
        ...GIVEN_ROWS.map(({ name }) => [name, 'a']),
      ],
    });
  });
});

const tests: { scenarios: { name: string; code: string }[] } = parse(parts.TESTS ?? '');

test.each(tests.scenarios.map(({ name, code }) => [name, code] as const))(
  'The template’s own test passes: %s',
  (_, code) => new TagManagerPage(template).test(code),
);

test('A test of the template fails where it should', () => {
  const page = new TagManagerPage(template);
  expect(() => page.test(`runCode({ consent: 'none' }); assertApi('gtmOnFailure').wasCalled();`)).toThrow();
  expect(() => page.test('assertThat([1]).isEqualTo([2]);')).toThrow();
  const without = template.replaceAll('inject_script', 'get_url');
  expect(() => new TagManagerPage(without).run({ consent: 'none' })).toThrow('inject_script');
});
