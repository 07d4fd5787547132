import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, message: string }} Failure a failed test: its file and title, and the first lines of why */

const LINES = 6;

function firstLines(message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n');
}

const nameOf = (file, ...titles) => [file, ...titles].filter(Boolean).join(' › ');

/**
 * The failed tests of Vitest's JSON report. A file that could not be loaded is named too.
 * @returns {Failure[]}
 */
export function vitestFailures(report, root) {
  const relative = (path) => path.replace(`${root}/`, '');
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(name);
    if (status === 'failed' && assertionResults.length === 0)
      return { name: file, message: firstLines(message) };
    const failures = assertionResults.filter((test) => test.status === 'failed');
    return failures.map((test) => ({
      name: nameOf(file, ...test.ancestorTitles, test.title),
      message: firstLines(test.failureMessages.join('\n')),
    }));
  });
}

function failedIn({ title, file, specs = [], suites = [] }, parents = []) {
  // The outermost suite is the file itself.
  const titles = title === file ? parents : [...parents, title];
  const failures = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: nameOf(`${spec.file}:${spec.line}`, `[${projectName}]`, ...titles, spec.title),
        last: results.at(-1),
      })),
  );
  return [...failures, ...suites.flatMap((suite) => failedIn(suite, titles))];
}

const failedTests = (report) => (report?.suites ?? []).flatMap((suite) => failedIn(suite));

/**
 * The failed tests of Playwright's JSON report.
 * @returns {Failure[]}
 */
export const playwrightFailures = (report) =>
  failedTests(report).map(({ name, last }) => ({ name, message: firstLines(last?.errors?.[0]?.message) }));

/**
 * The names of the failed tests, if each of them ran out of time: the browser may have stopped. Empty if another one
 * failed: then the run has failed whatever these do.
 */
export function outOfTime(report) {
  const failures = failedTests(report);
  return failures.every(({ last }) => last?.status === 'timedOut') ? failures.map(({ name }) => name) : [];
}
