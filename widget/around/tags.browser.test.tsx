import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { TAGS_QUEUE, type TagSettings } from '#contract/embed/tags.ts';

const page = window as { dataLayer?: object[]; [TAGS_QUEUE]?: { push(settings: TagSettings): void } };

/** The settings that a tag leaves before the script has come. */
const BEFORE: TagSettings = { events: ['question'] };

page[TAGS_QUEUE] = [BEFORE];
await import('./tags.ts');

const tell = (settings: TagSettings) => page[TAGS_QUEUE]?.push(settings);
const happen = (name: string, detail = {}) =>
  document.body.dispatchEvent(new CustomEvent(`appraisal-form:${name}`, { detail, bubbles: true }));

beforeEach(() => {
  page.dataLayer = [];
});
afterAll(() => tell({ events: [] }));

test('A tag gets the events that it has asked for before the script came, and no others', () => {
  happen('question', { field: 'brand' });
  happen('view');
  expect(page.dataLayer).toEqual([{ event: 'appraisal_form_question', appraisal_form: { field: 'brand' } }]);
});

test('A visitor who takes the consent back is told of no more', () => {
  tell({ events: [] });
  happen('question');
  expect(page.dataLayer).toEqual([]);
  tell({ events: ['question', 'dismiss'] });
  happen('dismiss', { kind: 'tab' });
  expect(page.dataLayer).toEqual([{ event: 'appraisal_form_dismiss', appraisal_form: { kind: 'tab' } }]);
});

test('A tag that comes again is heard once', async () => {
  vi.resetModules();
  await import('./tags.ts');
  tell({ events: ['view'] });
  happen('view');
  expect(page.dataLayer).toHaveLength(1);
});

test('The form stands where the tag says, once, and a page without that place is told', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const place = document.createElement('div');
  place.id = 'appraisal';
  document.body.append(place);
  const settings: TagSettings = { place: '#appraisal', attributes: [['theme', 'lp']] };
  tell(settings);
  tell(settings);
  expect([...place.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<appraisal-form theme="lp"></appraisal-form>',
  ]);
  place.remove();
  tell(settings);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
