import { describe, expect, it, test } from 'vitest';
import { type Param, ParamError, parseRackParams } from './rack-params.ts';

/** `name=value&name=value` as plain objects, to compare with. */
function parse(query: string, depth = 32): unknown {
  const pairs = query.split('&').map((pair) => pair.split('=') as [string, string]);
  return plain(parseRackParams(pairs, depth));
}

function plain(value: Param<string>): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, child]) => [key, plain(child)]));
  return value;
}

describe('names are nested as Rack nests them', () => {
  // The cases and results are those of Rack's own spec_utils.rb, plus the submission's own names.
  test.each([
    ['a=1', { a: '1' }],
    ['a=1&a=2', { a: '2' }],
    ['a[b]=1&a[c]=2', { a: { b: '1', c: '2' } }],
    ['a[b][c]=1', { a: { b: { c: '1' } } }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[b][]=1&a[b][]=2', { a: { b: ['1', '2'] } }],
    ['a[][b]=1', { a: [{ b: '1' }] }],
    ['a[][b]=1&a[][c]=2', { a: [{ b: '1', c: '2' }] }],
    ['a[][b]=1&a[][b]=2', { a: [{ b: '1' }, { b: '2' }] }],
    [
      'a[][b]=1&a[][c]=2&a[][b]=3&a[][c]=4',
      {
        a: [
          { b: '1', c: '2' },
          { b: '3', c: '4' },
        ],
      },
    ],
    [
      'x[y][][z]=1&x[y][][w]=a&x[y][][z]=2&x[y][][w]=3',
      {
        x: {
          y: [
            { z: '1', w: 'a' },
            { z: '2', w: '3' },
          ],
        },
      },
    ],
    [
      'x[][y]=1&x[][z][w]=a&x[][y]=2&x[][z][w]=b',
      {
        x: [
          { y: '1', z: { w: 'a' } },
          { y: '2', z: { w: 'b' } },
        ],
      },
    ],
    [
      'x[][z][w]=a&x[][y]=1&x[][z][w]=b&x[][y]=2',
      {
        x: [
          { z: { w: 'a' }, y: '1' },
          { z: { w: 'b' }, y: '2' },
        ],
      },
    ],
    [
      'data[books][][data][page]=1&data[books][][data][page]=2',
      { data: { books: [{ data: { page: '1' } }, { data: { page: '2' } }] } },
    ],
    [
      'x[][id]=1&x[][tags][]=a&x[][tags][]=b&x[][id]=2&x[][tags][]=c',
      {
        x: [
          { id: '1', tags: ['a', 'b'] },
          { id: '2', tags: ['c'] },
        ],
      },
    ],
    [
      'r[][m]=1&r[][i][][0]=a&r[][i][][1]=b&r[][i][][0]=c&r[][m]=2&r[][i][][0]=d',
      {
        r: [
          { m: '1', i: [{ 0: 'a', 1: 'b' }, { 0: 'c' }] },
          { m: '2', i: [{ 0: 'd' }] },
        ],
      },
    ],
    ['a[b=1', { a: { '[b': '1' } }],
    ['[]=1', { '[]': '1' }],
    ['__proto__[x]=1', JSON.parse('{"__proto__":{"x":"1"}}')],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual(expected);
  });
});

describe('what contradicts itself is refused', () => {
  test.each([
    ['a=1&a[b]=2'],
    ['a=1&a[]=2'],
    ['a[b]=1&a[]=2'],
    ['a[]=1&a[b]=2'],
    ['a[][]=1'],
    ['a[b][][][c]=1'],
    ['=1'],
  ])('%s', (query) => {
    expect(() => parse(query)).toThrow(ParamError);
  });

  it('names deeper than the limit are refused, however long', () => {
    expect(parse('a[b][c]=1', 2)).toEqual({ a: { b: { c: '1' } } });
    expect(() => parse('a[b][c][d]=1', 2)).toThrow(ParamError);
    expect(() => parse(`a${'[b]'.repeat(100_000)}=1`)).toThrow(ParamError);
  });

  it('no name reaches the prototype of objects', () => {
    parse('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1');
    expect({}).not.toHaveProperty('polluted');
  });
});
