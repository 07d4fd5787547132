/** `npm run conformance`: checks whether a back end implements the product API. See docs/conformance.md. */
import { writeFileSync } from 'node:fs';
import { CALLS } from '#contract/calls/index.ts';
import { CheckedApi } from './api.ts';
import { type Arguments, parseArguments, USAGE, UsageError } from './arguments.ts';
import { MARK } from './mark.ts';
import { Broken, CannotRun } from './outcome.ts';
import { groupText, summaryOfRun, summaryText } from './report.ts';
import { allHold, type Result, runConformance } from './run.ts';

const STATUS = { allHold: 0, someDoNot: 1, couldNotRun: 2 } as const;

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Accepts any answer. @throws CannotRun when there is no answer */
async function reach(base: string): Promise<void> {
  try {
    await new CheckedApi(base, { write: false }).request('GET', CALLS.prefectures.path);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    throw new CannotRun(`${base} cannot be reached: ${error.got}.`);
  }
}

function writeJson(file: string, { base, write }: Arguments, results: readonly Result[]): void {
  const report = {
    url: base,
    write,
    at: new Date().toISOString(),
    summary: summaryOfRun(results),
    rows: results,
  };
  try {
    writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
  } catch (error) {
    throw new CannotRun(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

async function run(args: Arguments): Promise<number> {
  const { base, write, only, json } = args;
  await reach(base);
  say(`Conformance of ${base}`);
  say(
    write
      ? `With --write: requests, registrations and enquiries named “${MARK}” stay in the back end.\n`
      : 'Without --write: calls that store something when they are accepted are left out.\n',
  );
  const onGroup = (...group: Parameters<typeof groupText>) => say(groupText(...group));
  const results = await runConformance({ base, write, only, onGroup });
  say(summaryText(results));
  if (json) writeJson(json, args, results);
  return allHold(results) ? STATUS.allHold : STATUS.someDoNot;
}

async function main(): Promise<number> {
  try {
    const args = parseArguments(process.argv.slice(2));
    if (args !== 'help') return await run(args);
    say(USAGE);
    return STATUS.allHold;
  } catch (error) {
    if (error instanceof UsageError) complain(`${error.message}\n\n${USAGE}`);
    else if (error instanceof CannotRun) complain(error.message);
    else complain(error instanceof Error ? `${error.stack}` : String(error));
    return STATUS.couldNotRun;
  }
}

process.exitCode = await main();
