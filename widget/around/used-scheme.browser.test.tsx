import { afterEach, expect, test } from 'vitest';
import { followsPage, heedScheme, usedScheme } from './used-scheme.ts';

const page = document.documentElement;

afterEach(() => {
  page.style.colorScheme = '';
  document.querySelector('iframe')?.remove();
});

function frame(): HTMLIFrameElement {
  const element = document.createElement('iframe');
  document.body.append(element);
  heedScheme(element);
  return element;
}

test('A frame knows the colour scheme of the page around it, and hears of another', async () => {
  page.style.colorScheme = 'dark';
  const element = frame();
  expect(usedScheme(element)).toBe('dark');
  const heard = new Promise<string>((resolve) => {
    element.addEventListener('transitionend', () => resolve(usedScheme(element)));
  });
  page.style.colorScheme = 'light';
  expect(await heard).toBe('light');
});

test.each([
  ['/frame?scheme=auto', true],
  ['/frame?scheme=dark', false],
  ['/frame', false],
])('A frame that a page has written follows it by its address: %s', (address, follows) => {
  const element = frame();
  element.src = address;
  expect(followsPage(element)).toBe(follows);
});

test.each([
  [' Auto ', true],
  ['dark', false],
  ['', false],
])('An element whose form is in a frame follows its page by its attribute: "%s"', (scheme, follows) => {
  const element = document.createElement('appraisal-form');
  element.setAttribute('scheme', scheme);
  expect(followsPage(element)).toBe(follows);
});
