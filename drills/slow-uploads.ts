import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { submitRequest } from '#contract/calls/requests.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeSubmission, type SentForm } from '#test/server/submission.ts';

const STRANGERS = 300;
const ADDRESSES = 60;
const SLOW_BYTES_PER_S = 1_300;
/** 1 Mbit/s, and photos as phones send them. */
const HONEST_BYTES_PER_S = 125_000;
const PHOTO_BYTES = 400_000;
const HONEST = 20;
/** A stranger who is refused comes back after this time. */
const AGAIN_MS = 500;
const PIECES_PER_S = 10;

interface Place {
  host: string;
  port: number;
}

/** Sends a form at a speed, and reads the status. 0 if the connection ends without one. */
async function send(place: Place, form: SentForm, from: string, bytesPerSecond: number, over?: AbortSignal) {
  const socket = connect(place).on('error', () => {});
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece.toString('latin1');
  });
  const close = once(socket, 'close').catch(() => undefined);
  over?.addEventListener('abort', () => socket.destroy(), { once: true });
  await Promise.race([once(socket, 'connect').catch(() => undefined), close]);
  socket.write(
    `POST ${submitRequest.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${form.headers['content-type']}\r\nContent-Length: ${form.payload.length}\r\n\r\n`,
  );
  await writeSlowly(socket, form.payload, bytesPerSecond, () => answer !== '');
  await close;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

async function writeSlowly(socket: Socket, bytes: Buffer, bytesPerSecond: number, isAnswered: () => boolean) {
  const startedAt = performance.now();
  for (let at = 0; at < bytes.length && !socket.destroyed && !isAnswered(); ) {
    const due = Math.ceil(((performance.now() - startedAt + 1000 / PIECES_PER_S) / 1000) * bytesPerSecond);
    if (due > at) socket.write(bytes.subarray(at, due));
    at = Math.max(at, Math.min(due, bytes.length));
    await wait(1000 / PIECES_PER_S);
  }
}

export const formWith = (photos: number): Promise<SentForm> =>
  encodeSubmission({
    items: [
      {
        category: 'bag',
        photos: Array.from({ length: photos }, (_none, n) => ({
          name: `${n}.jpg`,
          content: jpeg(PHOTO_BYTES),
        })),
      },
    ],
  });

/** Strangers hold places with uploads that hardly move, and come back when they are refused. */
export class SlowStrangers {
  refused = 0;
  readonly #over = new AbortController();
  readonly #working: Promise<void>[];

  constructor(place: Place, form: SentForm) {
    this.#working = Array.from({ length: STRANGERS }, async (_none, n) => {
      while (!this.#over.signal.aborted) {
        await send(place, form, `198.51.100.${n % ADDRESSES}`, SLOW_BYTES_PER_S, this.#over.signal);
        this.refused += 1;
        await wait(AGAIN_MS);
      }
    });
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#working);
  }
}

/** Sellers send requests while strangers hold all places that they can get. */
export async function measureSlowUploads(bench: Bench): Promise<Figure[]> {
  const server = await ServerProcess.start(bench.file('slow-uploads'), '', {
    TRUST_PROXY: 'on',
    RATE_LIMITS: 'on',
  });
  const { hostname: host, port } = new URL(server.url);
  const place = { host, port: Number(port) };
  const [withPhotos, withoutPhotos] = [await formWith(3), await formWith(0)];
  const strangers = new SlowStrangers(place, withPhotos);
  try {
    await wait(5_000);
    const statuses: Record<'with three photos' | 'without photos', number[]> = {
      'with three photos': [],
      'without photos': [],
    };
    const seconds: number[] = [];
    for (let n = 0; n < HONEST; n += 1) {
      const person = { email: `seller${n}@example.jp`, tel1: `0901234${String(n).padStart(4, '0')}` };
      const from = `203.0.113.${n}`;
      const startedAt = performance.now();
      statuses['with three photos'].push(
        await send(place, await ofPerson(withPhotos, person), from, HONEST_BYTES_PER_S),
      );
      seconds.push((performance.now() - startedAt) / 1000);
      statuses['without photos'].push(
        await send(place, await ofPerson(withoutPhotos, person), from, HONEST_BYTES_PER_S),
      );
    }
    const health = (await (await fetch(`${server.url}/health`)).json()) as { status: string };
    const slowest = Math.max(...seconds);
    const rows: Figure[] = Object.entries(statuses).map(([kind, codes]) => ({
      what: `${STRANGERS} slow uploads from ${ADDRESSES} addresses: sellers ${kind} that are not through at once`,
      value: codes.filter((status) => status !== 200).length,
      unit: '',
      bar: { most: 0 },
      detail: `${codes.length} at 1 Mbit/s; answers ${[...new Set(codes)].join(', ')}; health: ${health.status}; strangers refused ${strangers.refused} times`,
    }));
    const alone = withPhotos.payload.length / HONEST_BYTES_PER_S;
    rows.push({
      what: `${STRANGERS} slow uploads: the slowest seller with three photos`,
      value: slowest,
      unit: 's',
      detail: `${alone.toFixed(1)} s are the line's`,
    });
    return rows;
  } finally {
    await strangers.stop();
    await server.stop();
  }
}

/** The same form with another seller in it. */
async function ofPerson(form: SentForm, person: { email: string; tel1: string }): Promise<SentForm> {
  const text = form.payload.toString('latin1');
  const ownText = text.replace('taro@example.jp', person.email).replace('090-0000-1234', person.tel1);
  return { ...form, payload: Buffer.from(ownText, 'latin1') };
}
