import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { inspect, parseArgs } from 'node:util';
import { Bench } from './bench.ts';
import { MemoryGroup } from './memory-group.ts';
import { type Figure, keepsTo } from './row.ts';
import { ServerProcess } from './server-process.ts';
import { figuresTable } from './table.ts';

/** Measures something. @returns a row for each figure */
export type Measure = (bench: Bench) => Promise<Figure[]>;

interface Parts {
  /** The command, for its usage. */
  command: string;
  parts: Readonly<Record<string, Measure>>;
  /** The names of those that run only if they are asked for. */
  onDemand: readonly string[];
}

interface Failure {
  part: string;
  error: string;
}

function readArguments({ parts, onDemand }: Parts) {
  const options = { only: { type: 'string' }, json: { type: 'string' }, memory: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const names = Object.keys(parts);
  const onlyNames = values.only?.split(',').map((name) => name.trim());
  const unknown = onlyNames?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.`);
  return {
    chosen: names.filter((part) => onlyNames?.includes(part) ?? !onDemand.includes(part)),
    json: values.json,
    memory: values.memory ? Number(values.memory) : undefined,
  };
}

/** If a part fails, only its own rows are missing. */
async function measure(
  { parts }: Parts,
  names: readonly string[],
  bench: Bench,
): Promise<{ rows: Figure[]; failures: Failure[] }> {
  const rows: Figure[] = [];
  const failures: Failure[] = [];
  for (const [index, part] of names.entries()) {
    bench.say(`${index + 1} of ${names.length}: ${part} …`);
    try {
      rows.push(...((await parts[part]?.(bench)) ?? []));
    } catch (error) {
      // With its causes: the error of a query does not say why the database refused it.
      failures.push({ part, error: inspect(error) });
    }
  }
  return { rows, failures };
}

function machine() {
  const model = cpus()[0]?.model ?? 'unknown processor';
  return {
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    cores: availableParallelism(),
    model,
  };
}

async function main(all: Parts): Promise<void> {
  const { chosen, json, memory } = readArguments(all);
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const bench = new Bench((line) => console.log(`[${String(seconds()).padStart(4)} s] ${line}`));
  process.once('exit', () => bench.removeFiles());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const group = memory ? new MemoryGroup(memory) : undefined;
  ServerProcess.group = group;
  const { rows, failures } = await measure(all, chosen, bench).finally(() => bench.close());
  rows.push(...(group?.rows() ?? []));
  const here = machine();
  console.log(figuresTable(rows));
  console.log(`${here.cores} × ${here.model}, ${here.platform}, Node ${here.node}; ${seconds()} s`);
  for (const { part, error } of failures) console.error(`\n✗ ${part} could not be measured\n${error}`);
  if (json) {
    const figures = rows.map((row) => ({ ...row, kept: keepsTo(row) ?? null }));
    writeFileSync(
      json,
      `${JSON.stringify({ machine: here, seconds: seconds(), figures, failures }, null, 2)}\n`,
    );
  }
  if (failures.length > 0) process.exitCode = 1;
}

/** Runs the parts that the command line names, and prints their figures in one table. */
export function runParts(all: Parts): void {
  main(all).catch((error: unknown) => {
    const usage = `${all.command} -- [--only ${Object.keys(all.parts).join(',')}] [--memory MB] [--json FILE]`;
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 2;
  });
}
