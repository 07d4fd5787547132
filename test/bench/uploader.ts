/**
 * Sellers who send their requests at the same time, each with photos, from a separate process:
 * `node uploader.ts URL '{"sellers":20,"photos":3,"photoBytes":8388608,"seconds":8}'`.
 * Prints an UploadReport as JSON.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CALLS } from '#contract/calls/index.ts';
import { IDEMPOTENCY_HEADER } from '#contract/calls/requests.ts';
import { type BodyPart, submissionParts } from './multipart.ts';

export interface UploadOptions {
  sellers: number;
  photos: number;
  photoBytes: number;
  /** The minimum time for the upload of one seller. 0 sends as fast as the server reads. */
  seconds: number;
}

export interface UploadReport {
  /** The status of every answer. */
  statuses: number[];
  /** For how many ms all uploads were running at the same time. Negative if they never were. */
  overlapMs: number;
  totalMs: number;
}

const CHUNK = 64 * 1024;
const TICK_MS = 10;

function* chunksOf(parts: readonly BodyPart[]): Generator<Buffer> {
  for (const { head, filling, bytes, tail } of parts) {
    yield head;
    for (let rest = bytes; rest > 0; rest -= CHUNK) yield filling.subarray(0, Math.min(CHUNK, rest));
    yield tail;
  }
}

/** Writes no faster than requested, and no faster than the server reads. */
async function writePaced(
  outgoing: ClientRequest,
  parts: readonly BodyPart[],
  total: number,
  seconds: number,
) {
  const startedAt = performance.now();
  const due = () => (seconds > 0 ? (total * (performance.now() - startedAt)) / (seconds * 1000) : total);
  let byteCount = 0;
  for (const chunk of chunksOf(parts)) {
    while (byteCount > due()) await wait(TICK_MS);
    byteCount += chunk.length;
    if (!outgoing.write(chunk)) await once(outgoing, 'drain');
  }
  outgoing.end();
}

interface Upload {
  status: number;
  started: number;
  ended: number;
}

async function upload(
  url: string,
  seller: number,
  { photos, photoBytes, seconds }: UploadOptions,
): Promise<Upload> {
  const { parts, contentType } = submissionParts(seller, photos, photoBytes);
  const total = parts.reduce((sum, { head, bytes, tail }) => sum + head.length + bytes + tail.length, 0);
  const outgoing = request(url + CALLS.submitRequest.path, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': contentType,
      'content-length': total,
      [IDEMPOTENCY_HEADER]: randomUUID(),
    },
  });
  const response = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  const startedAt = performance.now();
  const [[answer]] = await Promise.all([response, writePaced(outgoing, parts, total, seconds)]);
  const endedAt = performance.now();
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0, started: startedAt, ended: endedAt };
}

async function main(): Promise<void> {
  const [url = '', text = ''] = process.argv.slice(2);
  const options = JSON.parse(text) as UploadOptions;
  const sellers = Array.from({ length: options.sellers }, (_none, seller) => seller);
  const uploads = await Promise.all(sellers.map((seller) => upload(url, seller, options)));
  const [starts, ends] = [uploads.map(({ started }) => started), uploads.map(({ ended }) => ended)];
  const report: UploadReport = {
    statuses: uploads.map(({ status }) => status),
    overlapMs: Math.min(...ends) - Math.max(...starts),
    totalMs: Math.max(...ends) - Math.min(...starts),
  };
  console.log(JSON.stringify(report));
}

await main();
