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
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.map((test) => ({
      name: nameOf(file, ...test.ancestorTitles, test.title),
      message: firstLines(test.failureMessages.join('\n')),
    }));
  });
}

function testsIn({ title, file, specs = [], suites = [] }, parents = []) {
  // The outermost suite is the file itself.
  const titles = title === file ? parents : [...parents, title];
  const tests = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: nameOf(`${spec.file}:${spec.line}`, `[${projectName}]`, ...titles, spec.title),
      status,
      message: firstLines(results.flatMap(({ errors = [] }) => errors)[0]?.message),
    })),
  );
  return [...tests, ...suites.flatMap((suite) => testsIn(suite, titles))];
}

const testsOf = (report, wanted) =>
  (report?.suites ?? [])
    .flatMap((suite) => testsIn(suite))
    .filter(({ status }) => status === wanted)
    .map(({ name, message }) => ({ name, message }));

/**
 * The failed tests of Playwright's JSON report.
 * @returns {Failure[]}
 */
export const playwrightFailures = (report) => testsOf(report, 'unexpected');

/**
 * The tests of Playwright's JSON report that failed and passed at their second try, with why they failed.
 * @returns {Failure[]}
 */
export const playwrightUnsteady = (report) => testsOf(report, 'flaky');
