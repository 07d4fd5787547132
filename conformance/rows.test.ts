import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls/index.ts';
import { canBeRefused, everyCall } from './checks/every-call.ts';
import { CHECKS } from './checks/index.ts';
import { GROUPS } from './run.ts';

const NAMES = Object.keys(CALLS) as CallName[];
const checksOf = (name: string) => GROUPS.find((group) => group.name === name)?.checks ?? [];

const isOptionalCall = (name: CallName) => CHECKS[name]?.optional === true;

describe('Every call of the contract', () => {
  test.each(NAMES)('%s is made correctly, and its answer is checked', (name) => {
    expect(checksOf(name).filter(({ kind }) => kind === 'good')).not.toHaveLength(0);
  });

  test.each(NAMES.filter((name) => canBeRefused(CALLS[name])))('%s is also made with errors', (name) => {
    // All rows of a call that may be missing are optional; the last one is about the shape of any refusal.
    const rows = isOptionalCall(name) ? checksOf(name).slice(0, -1) : checksOf(name);
    const bad = rows.filter(({ kind, optional }) => kind === 'bad' && (!optional || isOptionalCall(name)));
    expect(bad).not.toHaveLength(0);
  });

  test.each(GROUPS.map(({ name, checks }) => [name, checks] as const))(
    'the rows of %s have unique names',
    (_name, checks) => {
      const names = checks.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    },
  );
});

describe('A new call', () => {
  const checksOfNew = (row: Partial<Call>) => {
    const answer = z.object({ list: z.array(z.string()) });
    const { before, after } = everyCall('prefectures', {
      method: 'GET',
      path: '/v1/new',
      answer,
      refusals: [],
      ...row,
    });
    return [...before, ...after];
  };

  test('is checked by its row alone', () => {
    expect(checksOfNew({}).map(({ name }) => name)).toEqual([
      'answers as the specification says',
      'has the Content-Type of JSON',
      'leaves out no member that the specification lists',
      'can be read by pages on other hosts, including its refusals',
    ]);
  });

  test.each<[Partial<Call>, string]>([
    [{ path: '/v1/new/{uuid}', refusals: ['not_found'] }, 'refuses an unknown uuid, with 404'],
    [
      { query: z.object({ id: z.string() }), refusals: ['missing_parameter'] },
      'refuses a query without its parameter, with 400',
    ],
    [{ method: 'POST', refusals: ['malformed'] }, 'refuses a body that is cut off'],
    [
      { method: 'POST', body: 'multipart', refusals: ['malformed', 'malformed_form'] },
      'refuses a form that is cut off',
    ],
    [{ method: 'POST', refusals: ['unsupported_content_type'] }, 'refuses a body of another type'],
    [{ method: 'POST', refusals: ['invalid_body'] }, 'refuses a body without any member'],
  ])('%o is made badly as well', (row, name) => {
    expect(checksOfNew(row).filter(({ kind, optional }) => kind === 'bad' && !optional)).toMatchObject([
      { name },
    ]);
  });

  test('needs its own check if its refusals do not follow from its row', () => {
    const bad = checksOfNew({ refusals: ['invalid_survey'] }).filter(({ kind }) => kind === 'bad');
    expect(bad.every(({ optional }) => optional)).toBe(true);
  });
});
