import { describe, expect, it } from 'vitest';
import { isOfRobot } from './robot-trap.tsx';

const LEAST_MS = 2_000;
const form = (entries: Record<string, string>) => {
  const data = new FormData();
  for (const [name, text] of Object.entries(entries)) data.append(name, text);
  return data;
};
const ago = (ms: number) => String(Date.now() - ms);

describe('A form of the site is taken', () => {
  it.each([
    ['from a person who took their time', { homepage: '', since: ago(5_000) }],
    ['from a person whose device runs ahead', { homepage: '', since: ago(-60_000) }],
  ])('%s', (_name, values) => expect(isOfRobot(form(values), LEAST_MS)).toBe(false));
});

describe('A form of the site is not taken', () => {
  it.each([
    ['with the field filled in that nobody sees', { homepage: 'https://example.com', since: ago(5_000) }],
    ['sooner than anybody can type', { homepage: '', since: ago(100) }],
    ['that never was on a page', {}],
    ['that makes no sense', { homepage: '', since: 'now' }],
  ])('%s', (_name, values) => expect(isOfRobot(form(values), LEAST_MS)).toBe(true));
});
