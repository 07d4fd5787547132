import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CALLS } from '#contract/calls/index.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { median, whole } from '#test/bench/statistics.ts';

const FEW = 800;
/** More than the country has that buy by such a site. */
const MANY = 10_000;
const ROUNDS = 3;
const SERVER = join(import.meta.dirname, '..', 'test', 'server', 'many-shops.ts');

const KEYWORDS = [
  '',
  '時計',
  '買取の松',
  '東京都 本町',
  '銀座',
  '着物 大阪',
  '7号',
  'たから堂 緑ヶ丘',
  'ありえない',
  'リユース',
  '質',
  '中央 3号',
  '旭1',
  '愛知',
  '森 栄町',
  '福岡県港南',
];
const PREFECTURES = ['', '東京都', '大阪府,京都府', '北海道'];

function search(categories: string, prefectures: string, keyword: string, page: string): string {
  const query = new URLSearchParams({ categories, prefecture_names: prefectures, keyword, page });
  return `${CALLS.partnerShops.path}?${query}`;
}

/** Combinations of filters from the search panel, and new keywords for single shops. */
function searches(): string[] {
  const categories = ['', ...CATEGORY_KEYS, 'watch,bag', 'camera,antique,music'];
  const combinations = Array.from({ length: 700 }, (_none, index) => search('', '', `${index}号店`, '1'));
  for (const keyword of KEYWORDS) {
    for (const names of PREFECTURES) {
      for (const category of categories) {
        for (const page of ['1', '2']) {
          combinations.push(search(category, names, keyword, page));
        }
      }
    }
  }
  return combinations;
}

async function startShops(count: number): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [SERVER, String(count)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, child };
}

/** The 99th percentile of the response times in ms, with one request at a time. */
async function p99(url: string, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** The partner search over very many shops, compared with the search over a few shops. Each has its own server. */
export async function measureShopSearch(bench: Bench): Promise<Figure[]> {
  await bench.closeBrowser();
  const [few, many] = [await startShops(FEW), await startShops(MANY)];
  const paths = searches();
  const [over, under]: [number[], number[]] = [[], []];
  try {
    for (const { url } of [few, many]) await p99(url, paths);
    for (let round = 0; round < ROUNDS; round += 1) {
      over.push(await p99(many.url, paths));
      under.push(await p99(few.url, paths));
    }
  } finally {
    few.child.stdin?.end();
    many.child.stdin?.end();
  }
  return [
    {
      what: `Partner search over ${whole(MANY)} shops, p99`,
      value: median(over),
      unit: 'ms',
      bar: { most: BARS.shopSearchMs },
      detail: `${median(under).toFixed(1)} ms over ${whole(FEW)}, ${whole(paths.length)} searches one after the other`,
    },
  ];
}
