/**
 * Plants faults one at a time, and reports whether the tests beside the code find each. `node test/faults/run.ts`
 * works in a copy of the tree; `--tree FOLDER` names another checkout, whose files are put back. `--only 3,7` takes some
 * of the faults.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree, linkPackages } from '../base/copy-tree.ts';
import { FAULTS, type Fault, type Stage } from './faults.ts';

/** The lines of Vitest, Playwright and the compiler that name a failure. */
const FAILURES = /^ *FAIL .*$|^ *\d+\) \[.*$|^.*error TS.*$/gm;

interface Run {
  passes: boolean;
  /** Its first failure. */
  failure: string;
  seconds: number;
}

/** A fault with its number in the list, from 1. */
type Numbered = Fault & { readonly number: number };

type Result = 'found' | 'NOT FOUND' | 'not there' | 'fails without it';

const filesOf = ({ filter }: Fault): string[] => filter.split(' ').filter(Boolean);

/** A checkout in which faults are planted. */
class Tree {
  readonly #folder: string;
  #putBack = () => {};

  constructor(folder: string) {
    this.#folder = folder;
    process.on('SIGINT', () => {
      this.#putBack();
      process.exit(130);
    });
  }

  /** Runs the tests of a stage. */
  async run(stage: Stage, files: readonly string[]): Promise<Run> {
    const start = performance.now();
    const seconds = () => Math.round((performance.now() - start) / 1000);
    const { code, output } = await this.#start(['scripts/test.mjs', stage, ...files]);
    const passes = code === 0;
    return { passes, failure: passes ? '' : failureIn(output), seconds: seconds() };
  }

  /**
   * Plants a fault while something is done.
   * @returns undefined if its text does not stand in the file once
   */
  async with<Value>({ file, from, to }: Fault, work: () => Promise<Value>): Promise<Value | undefined> {
    const path = join(this.#folder, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const [before, after, ...more] = text.split(from);
    if (after === undefined || more.length > 0) return undefined;
    this.#putBack = () => writeFileSync(path, text);
    try {
      writeFileSync(path, before + to + after);
      return await work();
    } finally {
      this.#putBack();
      this.#putBack = () => {};
    }
  }

  async #start(args: readonly string[]): Promise<{ code: number; output: string }> {
    const { FORCE_COLOR: _, ...env } = process.env;
    const child = spawn(process.execPath, args, {
      cwd: this.#folder,
      env: { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        output += piece;
      });
    const [code] = await once(child, 'close');
    return { code: code ?? 1, output };
  }
}

/** The first failure that an output names, and how many more there are; otherwise its last line. */
function failureIn(output: string): string {
  const lines = [...new Set(output.match(FAILURES))];
  const line = lines[0] ?? output.trim().split('\n').at(-1) ?? '';
  const short = line.trim().replaceAll('|', '¦').replace(/\s+/g, ' ').slice(0, 160);
  return lines.length > 1 ? `${short} (and ${lines.length - 1} more)` : short;
}

/**
 * The filters of a stage that fail without a fault. All files run together, which starts browsers and databases once;
 * only after a failure each filter runs alone.
 */
async function failingFilters(tree: Tree, stage: Stage, faults: readonly Fault[]): Promise<Set<string>> {
  const { passes, failure, seconds } = await tree.run(stage, [...new Set(faults.flatMap(filesOf))]);
  console.error(`${stage} without a fault: ${passes ? 'passes' : `fails at ${failure}`}, ${seconds} s`);
  const failing = new Set<string>();
  if (passes) return failing;
  for (const [filter, [fault]] of Map.groupBy(faults, (one) => one.filter))
    if (fault && !(await tree.run(stage, filesOf(fault))).passes) failing.add(filter);
  return failing;
}

async function tryFault(tree: Tree, fault: Fault, isFailing: boolean) {
  if (isFailing) return { result: 'fails without it' as Result, run: undefined };
  const run = await tree.with(fault, () => tree.run(fault.stage, filesOf(fault)));
  const result: Result = !run ? 'not there' : run.passes ? 'NOT FOUND' : 'found';
  return { result, run };
}

/** @returns whether every fault that is there was found */
async function tryAll(tree: Tree, faults: readonly Numbered[]): Promise<boolean> {
  const failing = new Map<Stage, Set<string>>();
  for (const [stage, ofStage] of Map.groupBy(faults, (fault) => fault.stage))
    failing.set(stage, await failingFilters(tree, stage, ofStage));
  console.log('| | room | fault | stage | result | seconds | first failure |\n|---|---|---|---|---|---|---|');
  const counts = new Map<Result, number>();
  for (const fault of faults) {
    const { number, room, what, stage, filter } = fault;
    const { result, run } = await tryFault(tree, fault, failing.get(stage)?.has(filter) ?? false);
    counts.set(result, (counts.get(result) ?? 0) + 1);
    const cells = [number, room, what, stage, result, run?.seconds ?? '', run?.failure ?? ''];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(`\n${[...counts].map(([result, count]) => `${count} ${result}`).join(', ')}`);
  return !counts.has('NOT FOUND') && !counts.has('fails without it');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, tree: { type: 'string' } } });
  const numbers = values.only?.split(',').map(Number);
  const faults = FAULTS.map((fault, index) => ({ ...fault, number: index + 1 })).filter(
    ({ number }) => !numbers || numbers.includes(number),
  );
  const folder = values.tree ? resolve(values.tree) : mkdtempSync(join(tmpdir(), 'faults-'));
  try {
    if (!values.tree) {
      copyTree(folder);
      linkPackages(folder);
    }
    if (!(await tryAll(new Tree(folder), faults))) process.exitCode = 1;
  } finally {
    if (!values.tree) rmSync(folder, { recursive: true, force: true });
  }
}

await main();
