import { urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { answerBytes, fire, type LoadCall, type Shot } from '#test/bench/autocannon.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { median, whole } from '#test/bench/statistics.ts';
import { spreadCodes } from '#test/bench/zip-codes.ts';

const ROUNDS = 5;

/**
 * More answers than fit in the server's cache of compressed answers (16 MB, about 2 KB each). The country has
 * 120,000 codes, so in practice a code is rarely still in the cache when it is requested again.
 */
const ZIP_CODES = 12_000;

/** A few codes that are requested again and again, so that their answers stay in the cache. */
const COMMON_ZIP_CODES = 200;

const WATCH = CATEGORY_UUIDS.watch;

/**
 * A group of calls, and the two bare routes to compare it with: one with a short answer, one with an answer of the
 * same length.
 */
interface Subject {
  name: string;
  calls: LoadCall[];
  bare: LoadCall;
  sameSize: LoadCall;
  bytes: number;
}

const post = (path: string, body: object): LoadCall => ({ method: 'POST', path, body: JSON.stringify(body) });

async function levelCalls(url: string): Promise<LoadCall[]> {
  const answer = await fetch(url + CALLS.firstLevel.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ medium_uuid: WATCH, group: 0 }),
  });
  const { item_masters: brands } = (await answer.json()) as { item_masters: { code: string }[] };
  return brands.map(({ code }) => post(CALLS.nextLevel.path, { medium_uuid: WATCH, code, level: 2 }));
}

/** The bare call uses the same method and body as the real calls. */
async function subject(url: string, name: string, calls: LoadCall[]): Promise<Subject> {
  const [first = { method: 'GET', path: '/' } as LoadCall] = calls;
  const bytes = await answerBytes(url, calls);
  const bare = { ...first, path: '/bench/bare/16' };
  return { name, calls, bare, sameSize: { ...first, path: `/bench/bare/${bytes}` }, bytes };
}

/** The results for one subject and its bare routes. They run in turns, so that noise affects all of them equally. */
class Rounds {
  readonly real: Shot[] = [];
  readonly bare: Shot[] = [];
  readonly sameSize: Shot[] = [];

  async shoot(url: string, { calls, bare, sameSize }: Subject): Promise<void> {
    this.bare.push(await fire(url, [bare]));
    this.real.push(await fire(url, calls));
    this.sameSize.push(await fire(url, [sameSize]));
  }
}

const perSecond = (shots: readonly Shot[]) => median(shots.map((shot) => shot.perSecond));
const p99 = (shots: readonly Shot[]) => median(shots.map((shot) => shot.p99));
const describe = (shots: readonly Shot[]) => `${whole(perSecond(shots))}/s, p99 ${p99(shots)} ms`;

/** The median of the ratios of each round. A delay that affects a whole round cancels out. */
function ratio(shots: readonly Shot[], others: readonly Shot[]): number {
  return median(shots.map((shot, round) => shot.perSecond / (others[round]?.perSecond ?? Number.NaN)));
}

function rowsOf({ name, bytes }: Subject, { real, bare, sameSize }: Rounds): Figure[] {
  return [
    {
      what: `Requests/s, ${name}`,
      value: ratio(real, bare),
      unit: '×',
      bar: { least: BARS.throughputRatio },
      detail: `${describe(real)} against ${describe(bare)} of a bare route`,
    },
    {
      what: '  … against a bare route whose answer is as long',
      value: ratio(real, sameSize),
      unit: '×',
      detail: `${describe(sameSize)} with ${whole(bytes)} bytes`,
    },
  ];
}

/**
 * How much time the catalogue and postal code calls need in addition to the time that any call on this server
 * needs.
 */
export async function measureServer(bench: Bench): Promise<Figure[]> {
  const { url } = await bench.server();
  // The processes of the browser would use some of the CPU cores.
  await bench.closeBrowser();
  const codes = await spreadCodes(url, ZIP_CODES);
  const zipCalls = codes.map(
    (code): LoadCall => ({
      method: 'GET',
      path: urlOf(CALLS.zipcodeAddresses, '', { params: { zip: code } }),
    }),
  );
  const group = post(CALLS.firstLevel.path, { medium_uuid: WATCH, group: 0 });
  const subjects = [
    await subject(url, 'catalogue, brands of watches', [group]),
    await subject(url, 'catalogue, products of a brand', await levelCalls(url)),
    await subject(url, `lookup of ${whole(codes.length)} postal codes`, zipCalls),
    await subject(url, `lookup of ${COMMON_ZIP_CODES} postal codes`, zipCalls.slice(0, COMMON_ZIP_CODES)),
  ];
  for (const one of subjects) await new Rounds().shoot(url, one);
  const rounds = new Map(subjects.map((one) => [one, new Rounds()]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [one, shots] of rounds) await shots.shoot(url, one);
  }
  return [...rounds].flatMap(([one, shots]) => rowsOf(one, shots));
}
