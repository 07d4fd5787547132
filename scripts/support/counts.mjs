import { readFileSync } from 'node:fs';

/**
 * @typedef {import('./failures.mjs').Failure} Failure
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: Failure[], unsteady?: Failure[] }} Counts
 */

/** A report of a test runner; undefined if the run has left none. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A run can fail without a failed test (a crash, a file that could not be loaded, no report). This counts as one
 * failure, so that the total never looks better than the run.
 * @returns {Counts}
 */
export function withCrash(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Counts from Vitest's JSON report. A file that could not be loaded has no tests, and counts as one failure. */
export function vitestCounts(report) {
  const results = report?.testResults ?? [];
  const broken = results.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/** Counts from Playwright's JSON report. */
export function playwrightCounts(report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/**
 * The weak packages of `npm audit --json`: a test for the look, or a skipped one where the registry did not answer.
 * @returns {{ counts: Counts, lines: string[] }}
 */
export function auditCounts(output) {
  const report = jsonIn(output);
  const weak = Object.values(report?.vulnerabilities ?? {});
  if (!report?.metadata?.vulnerabilities)
    return {
      counts: { passed: 0, failed: 0, skipped: 1 },
      lines: ['Not checked: the registry did not answer.'],
    };
  const lines = weak.map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { counts: { passed: lines.length === 0 ? 1 : 0, failed: lines.length, skipped: 0 }, lines };
}

/** The JSON of an output, which may begin with warnings. */
function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return undefined;
  }
}
