import { describe, expect, it, test } from 'vitest';
import { filled, idsIn, isEndpointUrl } from './postback.ts';

describe('The address of a postback', () => {
  it('names the ids that a conversion needs', () => {
    expect(idsIn('https://asp.example/cv?id={a8}&order={number}&sub={sub_id}&again={a8}')).toEqual([
      'a8',
      'sub_id',
    ]);
    expect(idsIn('https://asp.example/cv?order={number}&at={unixtime}')).toEqual([]);
  });

  it('keeps each value within its place', () => {
    const values: Record<string, string> = { a8: 'x&order=1#/../', number: 'TK-1' };
    expect(
      filled('https://asp.example/cv?id={a8}&order={number}&none={nobody}', (name) => values[name] ?? ''),
    ).toBe('https://asp.example/cv?id=x%26order%3D1%23%2F..%2F&order=TK-1&none=');
  });

  test.each([
    'https://asp.example/cv',
    'https://asp.example/cv?id={a8}',
    'https://asp.example/{a8}/{number}',
    'https://asp.example:8443/cv?id={a8}',
    'https://日本語.example/cv',
  ])('may be %s', (url) => {
    expect(isEndpointUrl('postback', url)).toBe(true);
  });

  test.each([
    '',
    'cv',
    'http://asp.example/cv',
    'ftp://asp.example/cv',
    'javascript:alert(1)',
    'https://{a8}/cv',
    'https://{a8}.asp.example/cv',
    'https://asp.example:{a8}/cv',
    'https://user:pass@asp.example/cv',
    'https://asp.example/cv#part',
    'https://asp.example/cv?id={a 8}',
    'https://asp.example/cv?id={{a8}}',
    `https://asp.example/${'x'.repeat(1000)}`,
  ])('may not be %s', (url) => {
    expect(isEndpointUrl('postback', url)).toBe(false);
  });

  test('has places only in a postback', () => {
    expect(isEndpointUrl('webhook', 'https://partner.example/cv?id={a8}')).toBe(false);
    expect(isEndpointUrl('webhook', 'https://partner.example/cv')).toBe(true);
  });
});
