import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appear } from './appear.ts';

/* The script that follows once a teaser is in a page (widget/around/shown.ts). */

const MEDIUM = '0f8fad5b-d9cb-469f-a165-70867728950e';
const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
const calls = () =>
  beacon.mock.calls.map(([url]) => Object.fromEntries(new URL(String(url), location.href).searchParams));
const steps = () => calls().map(({ teaser }) => teaser);

let end = () => {};

/** A page with a teaser, and something of its own. */
function start(attributes: string, page = ''): HTMLElement {
  document.body.innerHTML = `<span ${attributes} data-appraisal-form-storage="none"></span>${page}`;
  end = appear(document.body.firstElementChild as Element, async () => {});
  return document.querySelector('[data-appraisal-form-teaser]') as HTMLElement;
}
const press = (teaser: HTMLElement, selector: string) =>
  teaser.shadowRoot?.querySelector<HTMLElement>(selector)?.click();

await import('../around/shown.ts');

beforeEach(() => {
  beacon.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

test('A teaser is counted once for each step, by page, medium and setting, and nothing else', async () => {
  const teaser = start(
    `data-appears="button" data-appraisal-form-medium-uuid="${MEDIUM}" data-appraisal-form-variant="a"`,
  );
  const place = { medium: MEDIUM, page: location.host + location.pathname, category: '', variant: 'a' };
  expect(calls()).toEqual([{ ...place, teaser: 'appeared' }]);
  press(teaser, '.open');
  press(teaser, '.open');
  await expect.poll(steps).toEqual(['appeared', 'opened']);
  press(teaser, '.close');
  expect(steps()).toEqual(['appeared', 'opened', 'dismissed']);
});

test('A teaser of a test is not counted', () => {
  start('data-appears="button" data-appraisal-form-mode="test"');
  end();
  sessionStorage.setItem('appraisal-form:test', 'KEY');
  document.body.innerHTML = '<span data-appears="tab"></span>';
  end = appear(document.body.firstElementChild as Element, async () => {});
  expect(calls()).toEqual([]);
});

const bar = (style: string) => `<div class="bar" style="position: fixed; ${style}"></div>`;
const bottomOf = (teaser: HTMLElement) =>
  Math.round(innerHeight - (teaser.shadowRoot?.querySelector('aside')?.getBoundingClientRect().bottom ?? 0));

test.each([
  ['a bar for cookies', 'left: 0; right: 0; bottom: 0; height: 72px', 72],
  ['the button of a chat', 'right: 20px; bottom: 24px; width: 56px; height: 56px', 80],
])('A teaser stands above %s, and comes down when it goes', async (_name, style, height) => {
  const teaser = start('data-appears="button"', bar(style));
  expect(bottomOf(teaser)).toBe(16 + height);
  document.querySelector('.bar')?.remove();
  document.body.click();
  await expect.poll(() => bottomOf(teaser), { timeout: 3_000 }).toBe(16);
});

test.each([
  ['a cover of the whole page', 'inset: 0'],
  ['a bar at the other end', 'left: 0; right: 0; top: 0; height: 72px'],
])('A teaser stays where it is beside %s', (_name, style) => {
  expect(bottomOf(start('data-appears="button"', bar(style)))).toBe(16);
});

test('A page that says the distance itself is heeded', () => {
  document.documentElement.style.setProperty('--appraisal-teaser-offset', '10px');
  const teaser = start('data-appears="button"', bar('left: 0; right: 0; bottom: 0; height: 72px'));
  expect(bottomOf(teaser)).toBe(26);
  document.documentElement.style.removeProperty('--appraisal-teaser-offset');
});
