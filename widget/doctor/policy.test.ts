import { describe, expect, test } from 'vitest';
import { readSettings } from '../base/attributes.ts';
import type { Examined } from './finding.ts';
import { lineOf, policyFindings, stoppedForUs } from './policy.ts';

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

describe('The line of the policy', () => {
  const policy = "default-src 'self'; IMG-SRC 'none'; script-src-elem https://shop.example";
  const finding = (directive: string, text: string) => {
    const [one] = policyFindings(
      [{ directive, blocked: `${SITE}/widget/a`, by: '', line: lineOf(text, directive) }],
      subject,
    );
    return { remedy: one?.remedy, line: one?.line };
  };

  test('is replaced by one with its own sources and those of the form', () => {
    expect(finding('img-src', policy)).toEqual({
      remedy: 'ポリシーのIMG-SRCの行を、次の行に置き換えてください。',
      line: 'IMG-SRC https://form.example blob:;',
    });
    expect(lineOf(policy, 'script-src-elem')).toBe('script-src-elem https://shop.example');
  });

  test('that is missing is added with the sources of default-src, which counts until then', () => {
    expect(finding('connect-src', policy)).toEqual({
      remedy: 'ポリシーにはconnect-srcの行がなく、default-srcが使われています。次の行を追加してください。',
      line: "connect-src 'self' https://form.example;",
    });
  });

  test('that trusts only tags with a nonce would ignore our host', () => {
    expect(finding('script-src', "script-src 'nonce-a' 'strict-dynamic'").line).toBe('nonce="…"');
  });
});
