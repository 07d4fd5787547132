import { describe, expect, test } from 'vitest';
import { auditCounts, playwrightCounts, vitestCounts, withCrash } from './counts.mjs';

const GOOD_FILE = { status: 'passed', assertionResults: [{}] };
const BROKEN_FILE = { status: 'failed', assertionResults: [] };

describe('The last line has the right counts', () => {
  test('skipped tests count neither as passed nor as failed', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, testResults: [GOOD_FILE] };
    expect(vitestCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  test('a test file that could not be loaded counts as one failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 0, testResults: [GOOD_FILE, BROKEN_FILE] };
    expect(vitestCounts(report)).toMatchObject({ passed: 5, failed: 1 });
  });

  test('browser tests are counted with the statistics of their report', () => {
    const stats = { expected: 7, unexpected: 2, flaky: 0, skipped: 1 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });

  test('a failed run without a report counts as one failure', () => {
    expect(withCrash(vitestCounts(undefined), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('a run that fails after all tests have passed counts as one failure', () => {
    expect(withCrash({ passed: 3, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  test('failed tests are not counted twice', () => {
    expect(withCrash({ passed: 3, failed: 2, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });
});

describe('A look at the packages', () => {
  test('passes where the registry knows no weakness', () => {
    const report = { vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } };
    expect(auditCounts(JSON.stringify(report))).toEqual({
      counts: { passed: 1, failed: 0, skipped: 0 },
      lines: [],
    });
  });

  test('names each package that is weak', () => {
    const vulnerabilities = { left: { name: 'left', severity: 'high', range: '<2' } };
    const report = { vulnerabilities, metadata: { vulnerabilities: { total: 1 } } };
    expect(auditCounts(`npm warn\n${JSON.stringify(report)}`)).toEqual({
      counts: { passed: 0, failed: 1, skipped: 0 },
      lines: ['left <2: high'],
    });
  });

  test.each(['', '{"error":{"code":"ENOTFOUND"}}', '<html>'])(
    'is not green where there is no answer: %s',
    (output) => {
      expect(auditCounts(output).counts).toEqual({ passed: 0, failed: 0, skipped: 1 });
    },
  );
});
