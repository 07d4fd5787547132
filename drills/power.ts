import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { submitRequest } from '#contract/calls/requests.ts';
import type { Bench } from '#test/bench/bench.ts';
import { descendants } from '#test/bench/processes.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeSubmission } from '#test/server/submission.ts';

/** Calls of the system that put things on the disk, name them, or answer. */
const CALLS = 'openat,fsync,fdatasync,rename,renameat,renameat2,write,writev,sendto,sendmsg';

/** A call of the system that has ended, in the order of the ends. */
interface SystemCall {
  name: string;
  /** Its arguments and result; files and sockets by their names. */
  text: string;
}

/** A line of strace: the process, then a call, its end after others came between, or a remark. */
const LINE = /^(\d+)\s+(?:<\.\.\. (\w+) resumed>|(\w+)\()(.*)$/;

/** Joins calls that strace split because other processes came between. */
function readCalls(trace: string): SystemCall[] {
  const beginnings = new Map<string, string>();
  return trace.split('\n').flatMap((line) => {
    const [, process = '', resumedCall, startedCall, text = ''] = LINE.exec(line) ?? [];
    if (startedCall && text.endsWith('<unfinished ...>')) {
      beginnings.set(`${process} ${startedCall}`, text);
      return [];
    }
    const name = resumedCall ?? startedCall;
    if (!name) return [];
    return [
      { name, text: resumedCall ? `${beginnings.get(`${process} ${resumedCall}`) ?? ''} ${text}` : text },
    ];
  });
}

const isSync = ({ name, text }: SystemCall) =>
  (name === 'fsync' || name === 'fdatasync') && / = 0$/.test(text);

/** The writes that must be on the disk before the seller gets an answer. */
const NEEDED: Readonly<Record<string, (call: SystemCall, uuid: string) => boolean>> = {
  'the photo': (call, uuid) =>
    isSync(call) && new RegExp(`/photos/\\.incoming/${uuid}/[\\w.-]+>`).test(call.text),
  'the folder of the request': (call, uuid) => isSync(call) && call.text.includes(`/photos/${uuid}>`),
  'the folder of all requests': (call) => isSync(call) && /\/photos>/.test(call.text),
  'the log of the database': (call) => isSync(call) && /\/pg_wal\/[0-9A-F]{24}>/.test(call.text),
};

/**
 * The writes on the disk when a request is acknowledged: all system calls of the server and its database during one
 * submission with a photo, as strace sees them.
 */
export async function measurePower(bench: Bench): Promise<Figure[]> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    bench.say(
      'strace is not installed (Debian: apt-get install strace), so it is not shown what waits for the disk',
    );
    return [];
  }
  const server = await ServerProcess.start(bench.file('power'));
  const file = bench.file('power.strace');
  try {
    const { headers, payload } = await encodeSubmission({
      items: [{ category: 'bag', photos: [{ name: 'a.jpg', content: jpeg(100_000) }] }],
    });
    const submit = async () => {
      const answer = await fetch(server.url + submitRequest.path, {
        method: 'POST',
        headers,
        body: new Uint8Array(payload),
      });
      return ((await answer.json()) as { uuid: string }).uuid;
    };
    await submit();
    const pidArgs = [server.pid, ...descendants(server.pid)].flatMap((pid) => ['-p', String(pid)]);
    const strace = spawn(
      'strace',
      ['-f', '-y', '-s', '200', '-e', `trace=${CALLS}`, '-o', file, ...pidArgs],
      {
        stdio: 'ignore',
      },
    );
    await wait(2000);
    const uuid = await submit();
    strace.kill('SIGINT');
    await once(strace, 'exit');
    return rowsOf(bench, readCalls(readFileSync(file, 'utf8')), uuid);
  } finally {
    await server.stop();
  }
}

function rowsOf(bench: Bench, calls: readonly SystemCall[], uuid: string): Figure[] {
  const answerAt = calls.findIndex(
    ({ name, text }) => /^(write|writev|sendto|sendmsg)$/.test(name) && text.includes('HTTP/1.1 200'),
  );
  const renameAt = calls.findIndex(
    ({ name, text }) => name.startsWith('rename') && text.includes(`/photos/${uuid}"`),
  );
  if (answerAt < 0 || renameAt < 0) throw new Error('strace did not see the answer');
  const syncs = Object.entries(NEEDED).map(([what, isIt]) => {
    const at = calls.findLastIndex((call, index) => index < answerAt && isIt(call, uuid));
    return { what, at, call: calls[at] };
  });
  const last = syncs.find(({ what }) => what === 'the log of the database');
  const steps = [...syncs, { at: renameAt, call: calls[renameAt] }, { at: answerAt, call: calls[answerAt] }];
  for (const { call } of steps.sort((a, b) => a.at - b.at)) {
    bench.say(`power: ${call ? `${call.name}(${call.text.slice(0, 160)}` : 'missing'}`);
  }
  const folders = syncs.filter(({ what }) => what.startsWith('the folder'));
  return [
    {
      what: 'Power cut: what is on the disk before the answer',
      value: syncs.filter(({ at }) => at >= 0).length,
      unit: '',
      bar: { least: syncs.length },
      detail: syncs.map(({ what, at }) => `${what}: ${at < 0 ? 'no' : 'yes'}`).join(', '),
    },
    {
      what: 'Power cut: photos and their names are on the disk before the commit that names them',
      value: folders.every(({ at }) => at >= 0 && at < (last?.at ?? -1)) ? 1 : 0,
      unit: '',
      bar: { least: 1 },
      detail: 'the last sync of the log before the answer is the commit',
    },
  ];
}
