import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Scheme } from '#contract/embed/element.ts';
import { put } from '../parts/stage.tsx';
import { darken } from './dark.ts';

const page = document.documentElement;

const close: (() => void)[] = [];

beforeEach(() => {
  page.style.colorScheme = 'dark';
});

afterEach(() => {
  page.style.colorScheme = '';
  for (const act of close.splice(0)) act();
});

/** A form with a text field, in an element that asks for a scheme. */
async function show(scheme: Scheme | ' AUTO ' | undefined, place: Element = document.body) {
  const { root, close: end } = await put(
    place,
    { show: () => <input className="input" aria-label="名前" /> },
    'product',
  );
  close.push(end);
  if (scheme === undefined) root.host.removeAttribute('scheme');
  else {
    root.host.setAttribute('scheme', scheme);
    darken(root);
  }
  const form = root.querySelector('.form') as HTMLElement;
  const field = root.querySelector('input') as HTMLElement;
  return {
    root,
    ground: () => getComputedStyle(form).backgroundColor,
    scheme: () => getComputedStyle(field).colorScheme,
  };
}

const LIGHT = 'rgb(250, 247, 240)';
const DARK = 'rgb(29, 26, 20)';

describe('In a dark page', () => {
  test.each([
    [undefined, LIGHT],
    ['light', LIGHT],
    ['dark', DARK],
    ['auto', DARK],
    [' AUTO ', DARK],
  ] as const)('the ground of a form with scheme="%s" is %s', async (scheme, ground) => {
    expect((await show(scheme)).ground()).toBe(ground);
  });

  test('fields of a form that follows it are dark too, so that the browser fills them in with dark colours', async () => {
    expect((await show('auto')).scheme()).toBe('dark');
  });

  test('a form in a light part of it is light', async () => {
    const part = document.createElement('section');
    part.style.colorScheme = 'light';
    document.body.append(part);
    close.push(() => part.remove());
    expect((await show('auto', part)).ground()).toBe(LIGHT);
  });
});

test('A form that follows its page changes with it while it stands there', async () => {
  const form = await show('auto');
  page.style.colorScheme = 'light';
  expect(form.ground()).toBe(LIGHT);
  page.style.colorScheme = 'dark';
  expect(form.ground()).toBe(DARK);
});

test('A form that is dark in a light page becomes light when the attribute goes', async () => {
  page.style.colorScheme = 'light';
  const form = await show('dark');
  expect(form.ground()).toBe(DARK);
  form.root.host.removeAttribute('scheme');
  expect(form.ground()).toBe(LIGHT);
});

test('A partner’s own colours go before those of the scheme', async () => {
  const form = await show('auto');
  (form.root.host as HTMLElement).style.setProperty('--appraisal-paper', 'rgb(1, 2, 3)');
  expect(form.ground()).toBe('rgb(1, 2, 3)');
});

test('The styles come once', async () => {
  const { root } = await show('auto');
  const { length } = root.adoptedStyleSheets;
  darken(root);
  expect(root.adoptedStyleSheets).toHaveLength(length);
});
