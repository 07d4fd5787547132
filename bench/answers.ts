import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { ENTRY, WIDGET_PATH } from '#contract/embed/widget-files.ts';
import { MEMORY_FLAGS } from '#tools/node-settings.mjs';
import { BARS } from './bars.ts';
import type { Figure } from './row.ts';
import type { BareTask } from './support/bare-fastify.ts';
import type { Bench } from './support/bench.ts';
import { ServerProcess } from './support/server-process.ts';
import { articlePath } from './support/site-paths.ts';
import { median, whole } from './support/statistics.ts';
import { fireWrk, hasWrk, writeCalls } from './support/wrk.ts';
import { spreadCodes } from './support/zip-codes.ts';

const BARE = join(import.meta.dirname, 'support', 'bare-fastify.ts');
const ROUNDS = 7;
/** The country has 120,000, so that one is rarely asked for again soon. */
const ZIP_CODES = 12_000;

interface Target {
  url: string;
  pid: number;
}

interface Shot {
  perSecond: number;
  /** The time of its processor for an answer, in µs; NaN where the system does not tell. */
  cpuOfAnswer: number;
}

/** In µs, in steps of 10 ms. Linux only. */
function cpuOf(pid: number): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}

async function shoot({ url, pid }: Target, calls: string): Promise<Shot> {
  const before = cpuOf(pid);
  const { answers, perSecond } = await fireWrk(url, calls);
  return { perSecond, cpuOfAnswer: (cpuOf(pid) - before) / answers };
}

/** The program that is compared has the flags and the environment of the server. */
async function startBare(task: BareTask): Promise<Target & { stop(): void }> {
  const env = { ...process.env, ...ServerProcess.environment };
  const child = fork(BARE, { execArgv: [...MEMORY_FLAGS], env });
  child.send(task);
  const [url] = (await once(child, 'message')) as [string];
  return { url, pid: child.pid ?? 0, stop: () => child.disconnect() };
}

const zipPath = (zip: string) => urlOf(CALLS.zipcodeAddresses, '', { params: { zip } });

async function subjectsOf(url: string): Promise<{ name: string; paths: string[] }[]> {
  const codes = await spreadCodes(url, ZIP_CODES);
  return [
    { name: 'kept pages, the home page', paths: ['/'] },
    { name: 'kept pages, an article', paths: [await articlePath(url)] },
    { name: 'files, the form’s script', paths: [`${WIDGET_PATH}form.js`] },
    { name: 'files, its entry', paths: [WIDGET_PATH + ENTRY] },
    { name: `lookups, ${whole(codes.length)} postal codes`, paths: codes.map(zipPath) },
    { name: 'lookups, one postal code', paths: codes.slice(0, 1).map(zipPath) },
  ];
}

const of = (shots: readonly Shot[]) =>
  `${whole(median(shots.map(({ perSecond }) => perSecond)))}/s and ${median(shots.map(({ cpuOfAnswer }) => cpuOfAnswer)).toFixed(1)} µs of the processor each`;

/** How fast the server sends what is ready, beside a Fastify without anything else that sends the same bytes. */
export async function measureAnswers(bench: Bench): Promise<Figure[]> {
  if (!hasWrk()) {
    bench.say('answers: left out, because wrk is not installed');
    return [];
  }
  await bench.closeBrowser();
  const server = await ServerProcess.start(bench.file('answers'), '', {
    NODE_OPTIONS: MEMORY_FLAGS.join(' '),
  });
  const subjects = await subjectsOf(server.url);
  const bare = await startBare({ origin: server.url, paths: subjects.flatMap(({ paths }) => paths) });
  try {
    const rows: Figure[] = [];
    for (const { name, paths } of subjects) {
      const calls = writeCalls(bench.file('calls.lua'), paths);
      const [real, least]: [Shot[], Shot[]] = [[], []];
      for (const target of [server, bare]) await shoot(target, calls);
      for (let round = 0; round < ROUNDS; round += 1) {
        least.push(await shoot(bare, calls));
        real.push(await shoot(server, calls));
      }
      rows.push({
        what: `Answers/s, ${name}, against a bare Fastify with the same bytes`,
        value: median(
          real.map(({ perSecond }, round) => perSecond / (least[round]?.perSecond ?? Number.NaN)),
        ),
        unit: '×',
        bar: { least: BARS.answerRatio },
        detail: `${of(real)} against ${of(least)}; wrk, 16 connections`,
      });
    }
    return rows;
  } finally {
    bare.stop();
    await server.stop();
  }
}
