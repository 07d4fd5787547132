import { describe, expect, test } from 'vitest';
import { playwrightFailures, playwrightUnsteady, vitestFailures } from './failures.mjs';

describe('Whoever reads only the end of a log learns which tests failed, and why', () => {
  test('a test is named with its file, its groups and its title', () => {
    const report = {
      testResults: [
        {
          name: '/project/server/some.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', ancestorTitles: ['A shop'], title: 'is told', failureMessages: [] },
            {
              status: 'failed',
              ancestorTitles: ['A shop'],
              title: 'is told once',
              failureMessages: [
                'AssertionError: \u001b[31mexpected 2 to be 1\u001b[39m\n    at some.test.ts:9',
              ],
            },
          ],
        },
      ],
    };
    expect(vitestFailures(report, '/project')).toEqual([
      {
        name: 'server/some.test.ts › A shop › is told once',
        message: 'AssertionError: expected 2 to be 1\n    at some.test.ts:9',
      },
    ]);
  });

  test('a file that could not be loaded is named', () => {
    const brokenFile = {
      name: '/project/a.test.ts',
      status: 'failed',
      message: 'SyntaxError',
      assertionResults: [],
    };
    expect(vitestFailures({ testResults: [brokenFile] }, '/project')).toEqual([
      { name: 'a.test.ts', message: 'SyntaxError' },
    ]);
  });

  test('a browser test is named with its line, its screen and its groups', () => {
    const failure = {
      projectName: 'phone',
      status: 'unexpected',
      results: [{ errors: [{ message: 'Timeout' }] }],
    };
    const success = { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] };
    const spec = { file: 'back.spec.ts', line: 7, title: 'keeps its place', tests: [failure, success] };
    const group = { title: 'The way back', file: 'back.spec.ts', specs: [spec] };
    const suites = [{ title: 'back.spec.ts', file: 'back.spec.ts', suites: [group] }];
    expect(playwrightFailures({ suites })).toEqual([
      { name: 'back.spec.ts:7 › [phone] › The way back › keeps its place', message: 'Timeout' },
    ]);
  });

  test('a browser test that passed at its second try is named with why it failed', () => {
    const late = {
      projectName: 'phone',
      status: 'flaky',
      results: [{ errors: [{ message: 'Timeout' }] }, { errors: [] }],
    };
    const spec = { file: 'back.spec.ts', line: 7, title: 'keeps its place', tests: [late] };
    const suites = [{ title: 'back.spec.ts', file: 'back.spec.ts', specs: [spec] }];
    expect(playwrightUnsteady({ suites })).toEqual([
      { name: 'back.spec.ts:7 › [phone] › keeps its place', message: 'Timeout' },
    ]);
    expect(playwrightFailures({ suites })).toEqual([]);
  });

  test('a run without a report has no names', () => {
    expect(vitestFailures(undefined, '/project')).toEqual([]);
    expect(playwrightFailures(undefined)).toEqual([]);
  });
});
