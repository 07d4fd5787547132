import { expect, test } from 'vitest';
import { readSettings } from '../base/attributes.ts';
import type { Examined } from './finding.ts';
import { policyFindings, stoppedForUs } from './policy.ts';

const SITE = 'https://form.example';
const subject: Examined = {
  form: {} as HTMLElement,
  settings: readSettings(() => null),
  site: SITE,
  base: 'https://api.example/v',
};

const lines = (...stops: [directive: string, blocked: string, by?: string][]) =>
  policyFindings(
    stoppedForUs(
      stops.map(([directive, blocked, by = '']) => ({ directive, blocked, by })),
      subject,
    ),
    subject,
  ).map(({ line }) => line);

test('The line has all that the form needs of the directive, also what has not been stopped yet', () => {
  expect(lines(['img-src', 'blob', `${SITE}/widget/doctor.js`])).toEqual([
    'img-src https://form.example blob:;',
  ]);
});

test('A directive is named once', () => {
  expect(lines(['connect-src', `${SITE}/v1/a`], ['connect-src', `${SITE}/v1/b`])).toEqual([
    'connect-src https://form.example;',
  ]);
});

test('An API on another host is named, too', () => {
  expect(lines(['connect-src', 'https://api.example/v/v1/a'])).toEqual([
    'connect-src https://form.example https://api.example;',
  ]);
});

test('What the page itself asks for is its own business', () => {
  expect(
    lines(
      ['img-src', 'https://ads.example/pixel.gif'],
      ['script-src', 'inline'],
      ['script-src', 'eval', 'https://page.example/app.js'],
    ),
  ).toEqual([]);
});
