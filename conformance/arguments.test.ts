import { describe, expect, test } from 'vitest';
import { CALLS, DOMAINS } from '#contract/calls/index.ts';
import { parseArguments } from './arguments.ts';

const read = (...args: string[]) => {
  const options = parseArguments(args);
  if (options === 'help') throw new Error('help');
  return options;
};

describe('The command', () => {
  test('takes a URL and stores nothing', () =>
    expect(read('https://api.example')).toEqual({
      base: 'https://api.example',
      write: false,
      json: undefined,
      only: undefined,
    }));

  test.each([
    ['https://api.example/', 'https://api.example'],
    ['http://localhost:3000/demo/api/422/all/', 'http://localhost:3000/demo/api/422/all'],
  ])('%s is the base %s', (url, base) => expect(read(url).base).toBe(base));

  test('runs single calls and groups of them', () => {
    const only = ['submitRequest', ...Object.keys(DOMAINS.surveys)];
    expect(read('https://api.example', '--only', 'submitRequest, surveys')).toMatchObject({ only });
    expect(read('https://api.example', '--only', Object.keys(CALLS).join(',')).only).toEqual(
      Object.keys(CALLS),
    );
  });

  test.each([
    [[], 'Which back end?'],
    [['api.example'], 'not an http or https URL'],
    [['ftp://api.example'], 'not an http or https URL'],
    [['https://api.example?a=1'], 'has a query'],
    [['https://a.example', 'https://b.example'], 'One URL at a time'],
    [['https://api.example', '--only', 'none'], 'is none of'],
    [['https://api.example', '--wirte'], '--wirte'],
  ])('%j cannot be run', (args, reason) => expect(() => parseArguments(args)).toThrow(reason));
});
