import { describe, expect, it } from 'vitest';
import { finishScript } from './finish.ts';

const SCRIPT = '/*! a licence */ export const answer = (name) => { return "for " + name; };';

describe('A script that browsers load', () => {
  it('asks in its first line to be compiled while it arrives, also if it is finished again', async () => {
    const once = await finishScript(SCRIPT);
    expect(once).toMatch(/^\/\/# allFunctionsCalledOnLoad\n[^\n]*export/);
    expect(await finishScript(once)).toBe(once);
  });

  it('is left as it is if it is very large', async () => {
    const large = `${SCRIPT}${' '.repeat(1_000_000)}`;
    expect(await finishScript(large)).toBe(large);
  });
});
