import type { Browser } from 'playwright';
import { fire, type LoadCall, type Shot } from '#test/bench/autocannon.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import { openPhone } from '#test/bench/phone.ts';
import type { Figure } from '#test/bench/row.ts';
import { articlePath } from '#test/bench/site-paths.ts';
import { median, range, whole } from '#test/bench/statistics.ts';
import { measureNextPage } from './next-page.ts';

const ROUNDS = 5;

/** Links of the home page: to a page of pictures, and to one of words. */
const NEXT = ['買取実績をもっと見る', '利用規約'];

/** The kinds of pages that visitors from search engines open first. */
async function subjects(url: string): Promise<{ name: string; path: string }[]> {
  return [
    { name: 'the home page', path: '/' },
    { name: 'an article', path: await articlePath(url) },
    { name: 'a landing page', path: '/lp/tokei' },
  ];
}

interface Seen {
  /** Times to the first byte and to the largest contentful paint, in ms since the start of the navigation. */
  firstByte: number;
  paint: number;
  /** The size of all scripts, as sent. */
  scriptKb: number;
}

const SETTLE_MS = 2_500;

async function see(browser: Browser, address: string): Promise<Seen> {
  const { context, page } = await openPhone(browser, { network: 'slow', cpu: 'slow' });
  await page.goto(address);
  const view = await page.evaluate(async (settleMs) => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      firstByte: navigation?.responseStart ?? Number.NaN,
      paint: entries.at(-1)?.startTime ?? Number.NaN,
      scriptKb:
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
    };
  }, SETTLE_MS);
  await context.close();
  return view;
}

async function againstStatic(
  browser: Browser,
  url: string,
  { name, path }: { name: string; path: string },
): Promise<Figure[]> {
  const frozenUrl = `${url}/bench/frozen${path}`;
  await see(browser, frozenUrl);
  await see(browser, url + path);
  const [real, still]: [Seen[], Seen[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    real.push(await see(browser, url + path));
    still.push(await see(browser, frozenUrl));
  }
  const row = (what: string, of: (view: Seen) => number, most?: number): Figure => {
    const [ours, theirs] = [real.map(of), still.map(of)];
    return {
      what: `${what} of ${name}, slow 4G and 4× CPU`,
      value: median(ours) / median(theirs),
      unit: '×',
      ...(most && { bar: { most } }),
      detail: `${whole(median(ours))} ms (${range(ours)}) against ${whole(median(theirs))} ms (${range(theirs)}) of the same HTML and pictures as a file, without scripts`,
    };
  };
  return [
    row('First byte', ({ firstByte }) => firstByte),
    row('Largest paint', ({ paint }) => paint, BARS.paintRatio),
    {
      what: `JavaScript of ${name} until its visitor does something`,
      value: median(real.map(({ scriptKb }) => scriptKb)),
      unit: 'KB',
      bar: { most: BARS.readingScriptKb },
      detail: 'as sent; on a phone, without scrolling',
    },
  ];
}

const perSecond = (shots: readonly Shot[]) => median(shots.map((shot) => shot.perSecond));
const p99 = (shots: readonly Shot[]) => median(shots.map((shot) => shot.p99));

/** A page with this in its query is rendered for its visitor; no page reads it. */
const RENDERED = '?rendered';

/** How many pages are rendered for their visitors in a second. For those that are kept see answers.ts. */
async function renderingRow(url: string, { name, path }: { name: string; path: string }): Promise<Figure> {
  const call: LoadCall = { method: 'GET', path: path + RENDERED };
  await fire(url, [call]);
  const shots: Shot[] = [];
  for (let round = 0; round < ROUNDS; round += 1) shots.push(await fire(url, [call]));
  return {
    what: `Pages rendered a second, ${name}`,
    value: perSecond(shots),
    unit: '',
    detail: `p99 ${p99(shots)} ms with 10 connections`,
  };
}

const CROWD = { connections: 1_000, seconds: 10 };
/** The first crowd fills the caches and makes room; the growth under a second one would continue. */
const CROWDS = 2;

/** A thousand visitors at once who open all kinds of pages again and again. */
async function underCrowd(bench: Bench, paths: readonly string[]): Promise<Figure[]> {
  const server = await bench.server();
  const calls = paths.map((path): LoadCall => ({ method: 'GET', path }));
  const shots: Shot[] = [];
  const memory: number[] = [];
  for (let crowd = 0; crowd < CROWDS; crowd += 1) {
    const { rss } = await server.memoryWhile(async () => {
      shots.push(await fire(server.url, calls, CROWD));
    });
    memory.push(rss / 1024 / 1024);
  }
  const [first = 0, last = 0] = memory;
  return [
    {
      what: `Kept pages a second for ${CROWD.connections} connections, ${paths.length} kinds in turn`,
      value: perSecond(shots),
      unit: '',
      bar: { least: BARS.keptPerSecond },
      detail: `p99 ${p99(shots)} ms, errors 0, in ${CROWDS} × ${CROWD.seconds} s`,
    },
    {
      what: '  … memory that the second time adds',
      value: last - first,
      unit: 'MB',
      bar: { most: BARS.crowdMemoryMb },
      detail: `${whole(first)}, then ${whole(last)} MB at most`,
    },
  ];
}

/**
 * Pages of the public site compared with the same pages as static files, and how many pages the server renders per
 * second.
 */
export async function measurePages(bench: Bench): Promise<Figure[]> {
  const { url } = await bench.server();
  const pages = await subjects(url);
  const rows: Figure[] = [];
  for (const page of pages) rows.push(...(await againstStatic(await bench.browser(), url, page)));
  for (const link of NEXT) rows.push(await measureNextPage(await bench.browser(), url, link));
  await bench.closeBrowser();
  for (const page of pages) rows.push(await renderingRow(url, page));
  rows.push(...(await underCrowd(bench, [...pages.map(({ path }) => path), '/partners?page=1'])));
  return rows;
}
