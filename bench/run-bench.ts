/** `npm run bench`, after scripts/bench.mjs has installed and built everything. */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { inspect, parseArgs } from 'node:util';
import { measureAnswers } from './answers.ts';
import { measureBytes } from './bytes.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoad } from './load.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measurePeers } from './peers.ts';
import { type Figure, keepsTo } from './row.ts';
import { measureSeconds } from './seconds.ts';
import { measureServer } from './server.ts';
import { measureShopSearch } from './shop-search.ts';
import { measureAlarms } from './soak/alarms.ts';
import { measureBodies } from './soak/bodies.ts';
import { measureClock } from './soak/clock.ts';
import { measureClockJumps } from './soak/clock-jumps.ts';
import { measureDay } from './soak/day.ts';
import { measureDurable } from './soak/durable.ts';
import { measureFailover } from './soak/failover.ts';
import { measureHalfOpen } from './soak/half-open.ts';
import { measureHangingMail } from './soak/hanging-mail.ts';
import { measureHeldLines } from './soak/held-lines.ts';
import { measureHostile } from './soak/hostile.ts';
import { measureKills, measureKillsElsewhere, measureKillsOnS3 } from './soak/kills.ts';
import { measureMalformed } from './soak/malformed.ts';
import { measureMatching } from './soak/matching.ts';
import { measureNetwork } from './soak/network.ts';
import { measurePitr } from './soak/pitr.ts';
import { measurePower } from './soak/power.ts';
import { measureReadOnly } from './soak/read-only.ts';
import { measureRebinding } from './soak/rebinding.ts';
import { measureRestore, measureRestoreElsewhere } from './soak/restore.ts';
import { measureKeptRestores } from './soak/restore-kept.ts';
import { measureRolling } from './soak/rolling.ts';
import { measureScale, measureTenMillion } from './soak/scale.ts';
import { measureSlowStore } from './soak/slow-store.ts';
import { measureSlowUploads } from './soak/slow-uploads.ts';
import { measureStops } from './soak/stops.ts';
import { measureSteps } from './steps.ts';
import { Bench } from './support/bench.ts';
import { MemoryGroup } from './support/memory-group.ts';
import { ServerProcess } from './support/server-process.ts';
import { figuresTable } from './table.ts';
import { measureUpload } from './upload.ts';

const PARTS = {
  bytes: measureBytes,
  load: measureLoad,
  peers: measurePeers,
  interactions: measureInteractions,
  seconds: measureSeconds,
  steps: measureSteps,
  upload: measureUpload,
  server: measureServer,
  answers: measureAnswers,
  memory: measureMemory,
  pages: measurePages,
  shops: measureShopSearch,
  lighthouse: measureLighthouse,
  kills: measureKills,
  'kills-elsewhere': measureKillsElsewhere,
  'kills-s3': measureKillsOnS3,
  stops: measureStops,
  malformed: measureMalformed,
  bodies: measureBodies,
  'slow-uploads': measureSlowUploads,
  restore: measureRestore,
  'restore-elsewhere': measureRestoreElsewhere,
  'restore-kept': measureKeptRestores,
  scale: measureScale,
  'ten-million': measureTenMillion,
  failover: measureFailover,
  rolling: measureRolling,
  pitr: measurePitr,
  alarms: measureAlarms,
  durable: measureDurable,
  power: measurePower,
  network: measureNetwork,
  clock: measureClock,
  day: measureDay,
  matching: measureMatching,
  'clock-jumps': measureClockJumps,
  'half-open': measureHalfOpen,
  'hanging-mail': measureHangingMail,
  'held-lines': measureHeldLines,
  hostile: measureHostile,
  'read-only': measureReadOnly,
  rebinding: measureRebinding,
  'slow-store': measureSlowStore,
} satisfies Record<string, (bench: Bench) => Promise<Figure[]>>;

type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];

/** They take minutes and find faults instead of comparing: only if they are asked for (`npm run soak`). */
const SOAK: readonly Part[] = [
  'kills',
  'kills-elsewhere',
  'kills-s3',
  'stops',
  'malformed',
  'bodies',
  'slow-uploads',
  'restore',
  'restore-elsewhere',
  'restore-kept',
  'scale',
  'ten-million',
  'failover',
  'rolling',
  'pitr',
  'alarms',
  'day',
  'matching',
  'durable',
  'power',
  'network',
  'clock',
  'clock-jumps',
  'half-open',
  'hanging-mail',
  'held-lines',
  'hostile',
  'read-only',
  'rebinding',
  'slow-store',
];

/** The forms of others are 170 MB of packages, which a bench of ours does without. */
const ASKED_FOR: readonly Part[] = [...SOAK, 'peers'];

const USAGE = `npm run bench -- [--only ${PART_NAMES.join(',')}] [--memory MB] [--json FILE]`;

interface Failure {
  part: Part;
  error: string;
}

function readArguments(): { parts: Part[]; json: string | undefined; memory: number | undefined } {
  const options = { only: { type: 'string' }, json: { type: 'string' }, memory: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const asked = values.only?.split(',').map((name) => name.trim());
  const unknown = asked?.filter((name) => !PART_NAMES.some((part) => part === name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.`);
  return {
    parts: PART_NAMES.filter((part) => asked?.includes(part) ?? !ASKED_FOR.includes(part)),
    json: values.json,
    memory: values.memory ? Number(values.memory) : undefined,
  };
}

/** If a part fails, only its own rows are missing. */
async function measure(
  parts: readonly Part[],
  bench: Bench,
): Promise<{ rows: Figure[]; failures: Failure[] }> {
  const rows: Figure[] = [];
  const failures: Failure[] = [];
  for (const [index, part] of parts.entries()) {
    bench.say(`${index + 1} of ${parts.length}: ${part} …`);
    try {
      rows.push(...(await PARTS[part](bench)));
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

async function main(): Promise<void> {
  const { parts, json, memory } = readArguments();
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const bench = new Bench((line) => console.log(`[${String(seconds()).padStart(4)} s] ${line}`));
  process.once('exit', () => bench.removeFiles());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const group = memory ? new MemoryGroup(memory) : undefined;
  ServerProcess.group = group;
  const { rows, failures } = await measure(parts, bench).finally(() => bench.close());
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

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 2;
});
