import { afterEach, expect, test, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';

afterEach(() => vi.unstubAllGlobals());

const PUSH = { event: 'appraisal_form_thanks', user_uuid: 'r1' };

test.each([
  ['in a page with a data layer tells it the uuid of the request', [], 'existing', [PUSH]],
  ['in a page without one makes none', undefined, 'existing', undefined],
  ['in a page that asks for one makes it', undefined, 'create', [PUSH]],
  ['tells nothing to a page that counts by the event', [], 'none', []],
] as const)('A form %s', (_, layer, setting, events) => {
  const page = { ...(layer && { dataLayer: [...layer] }) };
  vi.stubGlobal('window', page);
  createAnalytics()('r1', { dataLayer: setting, mode: 'live' });
  expect(Reflect.get(page, 'dataLayer')).toEqual(events);
});

test('A form tells of a request once, also when it is shown again', () => {
  const page = { dataLayer: [] };
  vi.stubGlobal('window', page);
  const tell = createAnalytics();
  tell('r1', { dataLayer: 'existing', mode: 'live' });
  tell('r1', { dataLayer: 'existing', mode: 'live' });
  expect(page.dataLayer).toEqual([PUSH]);
});

test('A form in test mode says so to the data layer', () => {
  const page = { dataLayer: [] };
  vi.stubGlobal('window', page);
  createAnalytics()('r1', { dataLayer: 'existing', mode: 'test' });
  expect(page.dataLayer).toEqual([{ ...PUSH, test: true }]);
});
