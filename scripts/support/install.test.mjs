import { describe, expect, test } from 'vitest';
import { matchesLock } from './install.mjs';

const LOCKED = {
  '': { name: 'root' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', dev: true },
  'node_modules/peer': { version: '1.0.0', devOptional: true },
  'node_modules/other-platform': { version: '3.0.0', optional: true },
};
const INSTALLED = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0' },
  'node_modules/peer': { version: '1.0.0' },
};
const ALL = { dev: true };

describe('An installation is up to date', () => {
  test('when everything is there except optional packages of other platforms', () => {
    expect(matchesLock(LOCKED, INSTALLED, ALL)).toBe(true);
  });

  test('without development packages, when none are needed', () => {
    const { 'node_modules/a': a } = INSTALLED;
    expect(matchesLock(LOCKED, { 'node_modules/a': a }, { dev: false })).toBe(true);
  });
});

describe('An installation is done again', () => {
  test('when there is none, or an interrupted one', () => {
    expect(matchesLock(LOCKED, undefined, ALL)).toBe(false);
  });

  test('when a package has another version', () => {
    expect(matchesLock(LOCKED, { ...INSTALLED, 'node_modules/a': { version: '0.9.0' } }, ALL)).toBe(false);
  });

  test('when a package is missing', () => {
    const { 'node_modules/b': b, 'node_modules/peer': peer } = INSTALLED;
    expect(matchesLock(LOCKED, { 'node_modules/b': b, 'node_modules/peer': peer }, ALL)).toBe(false);
  });

  test('when development packages are needed and only those are there that running needs', () => {
    const { 'node_modules/a': a, 'node_modules/b': b, 'node_modules/peer': peer } = INSTALLED;
    expect(matchesLock(LOCKED, { 'node_modules/a': a, 'node_modules/peer': peer }, ALL)).toBe(false);
    expect(matchesLock(LOCKED, { 'node_modules/a': a, 'node_modules/b': b }, ALL)).toBe(false);
  });

  test('when a package is left over', () => {
    expect(matchesLock(LOCKED, { ...INSTALLED, 'node_modules/old': { version: '1.0.0' } }, ALL)).toBe(false);
  });
});
