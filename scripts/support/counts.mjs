import { readFileSync } from 'node:fs';

/**
 * @typedef {import('./failures.mjs').Failure} Failure
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: Failure[] }} Counts
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
  const brokenFiles = results.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/**
 * The counts of a run of which some failed tests ran once more. A second run that did not run all of them settles
 * nothing.
 * @param {Counts} first
 * @param {Counts} again
 * @param {number} repeated how many tests were to run once more: all that failed
 * @returns {Counts}
 */
export function afterSecondRun(first, again, repeatCount) {
  if (again.passed + again.failed !== repeatCount) return first;
  return { ...again, passed: first.passed + again.passed, skipped: first.skipped };
}

/** Counts from Playwright's JSON report. */
export function playwrightCounts(report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, skipped };
}
