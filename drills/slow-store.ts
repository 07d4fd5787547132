import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { urlOf } from '#contract/calls/call.ts';
import { submitRequest } from '#contract/calls/requests.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { whole } from '#test/bench/statistics.ts';
import { readOwnRequest } from '#test/server/link-calls.ts';
import { jpeg } from '#test/server/photos.ts';
import type { S3Fault } from '#test/server/s3/stand-in.ts';
import { TestStore } from '#test/server/s3/store.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { askDesk } from './desk-session.ts';
import { lossRows, Sellers } from './sellers.ts';

/** The faults of the store, one after the other. */
const FAULTS: Readonly<Partial<Record<S3Fault, string>>> = {
  internal: '500',
  error: '503 SlowDown',
  quota: 'over its quota',
  swallow: 'confirms what it does not keep',
  shorten: 'keeps a byte less',
  wrongTag: 'another ETag',
  errorAs200: '200 with an error in XML',
  otherBytes: 'half a photo as a whole one',
  cutOff: 'breaks off in the middle',
  stall: 'silent in the middle',
  late: 'answers after 30 s',
};
/** How long each fault lasts: longer than one call may take. */
const FAULT_MS = Number(process.env.SOAK_FAULT_MS || 45_000);
/** A caller waits no longer; the server gives a store up before. */
const LONGEST_MS = 90_000;
const PHOTO_BYTES = 700_000;

const IN_WORDS = [200, 404, 429, 502, 503, 507];

interface Read {
  fault: S3Fault;
  how: 'right' | 'in words' | 'broken off' | 'wrong' | 'no end' | 'without words';
  ms: number;
}

/** A store of photos answers slowly and wrongly, while sellers send photos and read them. */
export async function measureSlowStore(bench: Bench): Promise<Figure[]> {
  const store = await TestStore.open();
  const { standIn } = store;
  if (!standIn) {
    bench.say('no store answers wrongly: S3_TEST_ENDPOINT names a real one');
    await store.close();
    return [];
  }
  const { bucket, prefix, endpoint = '', region = '' } = store.place;
  const photoStore = `s3://${bucket}/${prefix.replace(/\/$/, '')}`;
  const settings = { PHOTO_STORE: photoStore, S3_ENDPOINT: endpoint, S3_REGION: region };
  // The rows are counted in this process.
  Object.assign(process.env, { S3_ENDPOINT: endpoint, S3_REGION: region });
  const dataDir = bench.file('slow-store');
  const server = await ServerProcess.start(dataDir, '', settings);
  try {
    const own = await storePhoto(server);
    const sellers = new Sellers(() => server.url, { perSecond: 4, atOnce: 4 });
    await sellers.more(5);
    const reads: Read[] = [];
    for (const [fault, says] of Object.entries(FAULTS) as [S3Fault, string][]) {
      standIn.fault = fault;
      const before = sellers.answers;
      const [read] = await Promise.all([readPhoto(own, fault), wait(FAULT_MS)]);
      reads.push(read);
      standIn.fault = 'none';
      await sellers.more(4);
      bench.say(
        `${says}: a read ${read.how} after ${whole(read.ms)} ms; uploads ${before} → ${sellers.answers}`,
      );
    }
    reads.push(await readPhoto(own, 'none'));
    await sellers.stop();
    await server.stop();
    const strange = [...sellers.statuses].filter(([status]) => !IN_WORDS.includes(status));
    const what = `A store of photos that is not well in ${Object.keys(FAULTS).length} ways`;
    const bad = (how: Read['how']) => reads.filter((read) => read.how === how);
    const none = (name: string, value: number, detail: string): Figure => ({
      what: `${what}: ${name}`,
      value,
      unit: '',
      bar: { most: 0 },
      detail,
    });
    const namesOf = (list: readonly Read[]) => list.map(({ fault }) => fault).join(', ');
    return [
      ...(await lossRows(what, sellers, { dataDir, databaseUrl: '', photoStore })),
      none(
        'uploads answered without words, or not at all',
        strange.reduce((sum, [, times]) => sum + times, 0),
        `${sellers.answers}; the slowest after ${whole(sellers.slowest)} ms`,
      ),
      none('photos that look whole and are not', bad('wrong').length, namesOf(bad('wrong'))),
      none('reads without an end', bad('no end').length, namesOf(bad('no end'))),
      none('reads answered without words', bad('without words').length, namesOf(bad('without words'))),
      {
        what: `${what}: reads that were right, in words, or broke off for everybody to see`,
        value: bad('right').length + bad('in words').length + bad('broken off').length,
        unit: '',
        bar: { least: reads.length },
        detail: `right ${bad('right').length}, in words ${bad('in words').length} (${namesOf(bad('in words'))}), broken off ${bad('broken off').length} (${namesOf(bad('broken off'))})`,
      },
    ];
  } finally {
    await server.stop();
    await store.close();
  }
}

interface OwnPhoto {
  /** The address of the photo is good for some minutes, so it is asked for again. */
  address(): Promise<string>;
  hash: string;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function storePhoto(server: ServerProcess): Promise<OwnPhoto> {
  const content = jpeg(PHOTO_BYTES);
  const photos = [{ name: 'a.jpg', content }];
  const { headers, payload } = await encodeSubmission({ items: [{ category: 'bag', photos }] });
  const request = { method: 'POST', headers, body: new Uint8Array(payload) };
  const answer = await fetch(server.url + submitRequest.path, request);
  const { request_url: link = '' } = (await answer.json()) as { request_url?: string };
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  const address = async () => {
    const { body } = await askDesk<{ items: { photos: { url: string }[] }[] }>(server.url, readOwnRequest, {
      params: { token },
      body: {},
    });
    return new URL(
      body.items[0]?.photos[0]?.url ?? '',
      urlOf(readOwnRequest, server.url, { params: { token } }),
    ).href;
  };
  return { address, hash: hashOf(content) };
}

async function readPhoto({ address, hash }: OwnPhoto, fault: S3Fault): Promise<Read> {
  const url = await address();
  const startedAt = performance.now();
  const how = await fetch(url, { signal: AbortSignal.timeout(LONGEST_MS) })
    .then(async (answer): Promise<Read['how']> => {
      if (answer.ok) return hashOf(await answer.bytes()) === hash ? 'right' : 'wrong';
      const text = await answer.text();
      return IN_WORDS.includes(answer.status) && text.includes('"message"') ? 'in words' : 'without words';
    })
    .catch((error: unknown): Read['how'] =>
      error instanceof Error && error.name === 'TimeoutError' ? 'no end' : 'broken off',
    );
  return { fault, how, ms: performance.now() - startedAt };
}
