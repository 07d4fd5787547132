/**
 * `npm test`: all checks that take only some minutes, fast ones first. Installs the tools of the tests. `npm test --
 * unit browser` runs only some stages. Further arguments go to the test runners as filters. `npm run test:all`: also
 * the slow stages, before a release.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from './support/arguments.mjs';
import { withCrash } from './support/counts.mjs';
import { install, isInstalled } from './support/install.mjs';
import { overTheirTime } from './support/minutes.mjs';
import { findNode } from './support/node.mjs';
import { bold, dim, duration, fail, green, red, StepError, say } from './support/report.mjs';
import { STAGES } from './support/stages.mjs';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

function heading(title) {
  say();
  say(bold(`── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`));
}

async function provide(stages) {
  heading('What the tests need');
  if (!isInstalled({ dev: true })) await install({ dev: true }, '      packages');
  const bin = findNode();
  const problems = new Map();
  for (const { title, provide: provideStage } of stages) {
    await provideStage?.(bin).catch((error) => problems.set(title, error));
  }
  if (problems.size === 0) say(dim('      everything is installed'));
  return { bin, problems };
}

function sayProblem(error) {
  say(red(`✗ ${error.message}`));
  for (const remedy of error instanceof StepError ? error.remedies : []) say(`  → ${remedy}`);
}

async function runStage(stage, context, problems) {
  heading(stage.title);
  const problem = problems.get(stage.title);
  if (problem) sayProblem(problem);
  const startedAt = Date.now();
  // If the tools of a stage are missing, the stage still runs as far as it can. The missing part always counts as a
  // failure.
  const counts = withCrash(await stage.run(context), problem ? 1 : 0);
  return { stage, counts, ms: Date.now() - startedAt };
}

/**
 * Runs the stages. If the preparation of a stage failed and the stage makes no sense without it, it counts as
 * failed and does not run.
 */
async function runStages(stages, context, problems) {
  const results = [];
  const pointless = new Set();
  for (const stage of stages) {
    if (pointless.has(stage.title)) {
      results.push({ stage, counts: withCrash(NOTHING, 1), ms: 0 });
      continue;
    }
    const result = await runStage(stage, context, problems);
    if (result.counts.failed > 0) for (const title of stage.prepares ?? []) pointless.add(title);
    results.push(result);
  }
  return results;
}

function sayTests(tests, title) {
  for (const { name, message } of tests) {
    say();
    say(title(name));
    for (const line of message.split('\n')) say(dim(`  ${line}`));
  }
}

function summarise(results) {
  heading('Summary');
  for (const { stage, counts, ms } of results) {
    const mark = counts.failed > 0 ? red('✗') : green('✓');
    const skippedText = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const text = `${counts.passed} passed, ${counts.failed} failed${skippedText}`;
    say(`${mark} ${stage.title.padEnd(20)}${text.padEnd(36)}${duration(ms).padStart(14)}`);
  }
  sayTests(
    results.flatMap(({ counts }) => counts.unsteady ?? []),
    (name) => `↻ ${name}: passed at its second try`,
  );
  sayTests(
    results.flatMap(({ counts }) => counts.failures ?? []),
    (name) => red(`✗ ${name}`),
  );
  const taken = Object.fromEntries(results.map(({ stage, ms }) => [stage.title, Math.round(ms / 1000)]));
  for (const { title, seconds, allowed } of overTheirTime(taken))
    say(
      red(
        `${title} took ${seconds} s; on this machine it may take ${Math.round(allowed)} s (CONTRIBUTING.md).`,
      ),
    );
  const total = (key) => results.reduce((sum, { counts }) => sum + counts[key], 0);
  say();
  say(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

async function main() {
  const { stages, filters } = readArguments(process.argv.slice(2), STAGES);
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  try {
    const { bin, problems } = await provide(stages);
    summarise(await runStages(stages, { node: bin, reports, filters }, problems));
  } catch (error) {
    fail(error);
    say('\n0 passed, 1 failed');
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

await main();
