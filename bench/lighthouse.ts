import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '#test/base/chromium.mjs';
import { freePort } from '#test/base/free-port.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { pathsOfSitemap } from '#test/bench/site-paths.ts';
import { median, whole } from '#test/bench/statistics.ts';

const RUNS = 3;
const CATEGORIES = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
} as const;
type Category = keyof typeof CATEGORIES;
const CATEGORY_NAMES = Object.keys(CATEGORIES) as Category[];

/** The median of a page's runs. */
interface Judged {
  path: string;
  /** From 0 to 100. */
  scores: Record<Category, number>;
  layoutShift: number;
  /** Largest contentful paint and total blocking time, in ms. */
  paint: number;
  blocked: number;
  scriptKb: number;
  /** Audits that got less than full marks in any run, except performance audits. */
  missed: string[];
}

type Run = Omit<Judged, 'path'>;

interface RequestItem {
  resourceType?: string;
  transferSize?: number;
}

function readRun({ lhr }: RunnerResult): Run {
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const details = lhr.audits['network-requests']?.details as { items?: RequestItem[] } | undefined;
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  const auditRefs = CATEGORY_NAMES.filter((name) => name !== 'performance').flatMap(
    (name) => lhr.categories[name]?.auditRefs ?? [],
  );
  return {
    scores: Object.fromEntries(
      CATEGORY_NAMES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    layoutShift: number('cumulative-layout-shift'),
    paint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    scriptKb: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    missed: auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
      .map(({ id }) => id),
  };
}

function medianOf(path: string, runs: readonly Run[]): Judged {
  const middle = (of: (run: Run) => number) => median(runs.map(of));
  return {
    path,
    scores: Object.fromEntries(
      CATEGORY_NAMES.map((name) => [name, middle(({ scores }) => scores[name])]),
    ) as Record<Category, number>,
    layoutShift: middle(({ layoutShift }) => layoutShift),
    paint: middle(({ paint }) => paint),
    blocked: middle(({ blocked }) => blocked),
    scriptKb: middle(({ scriptKb }) => scriptKb),
    missed: [...new Set(runs.flatMap(({ missed }) => missed))],
  };
}

const pageRow = ({ path, scores, layoutShift, paint, blocked, scriptKb }: Judged): Figure => ({
  what: `Lighthouse on a phone, performance of ${path}`,
  value: scores.performance,
  unit: '',
  bar: { least: BARS.performance },
  detail: `median of ${RUNS}; largest paint ${whole(paint)} ms, blocked ${whole(blocked)} ms, shift ${layoutShift.toFixed(3)}, JavaScript ${whole(scriptKb)} KB`,
});

/** One row per category: the lowest score of all pages, and which audits were missed where. */
function leastRow(category: Category, pages: readonly Judged[]): Figure {
  const value = Math.min(...pages.map(({ scores }) => scores[category]));
  const below = pages.filter(({ scores }) => scores[category] < 100);
  const where = below.map(({ path, scores, missed }) => `${path} ${scores[category]} (${missed.join(', ')})`);
  return {
    what: `Lighthouse on a phone, ${CATEGORIES[category]}, the least of ${pages.length} pages`,
    value,
    unit: '',
    bar: { least: 100 },
    detail: where.join('; ') || 'full marks on every page',
  };
}

/** Sometimes the browser's record of a page has no beginning; Lighthouse asks for another run then. */
const TRIES = 3;

async function judge(address: string, port: number): Promise<Run> {
  const troubles: string[] = [];
  while (troubles.length < TRIES) {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: CATEGORY_NAMES,
      // A site without an operator keeps search engines out.
      skipAudits: ['is-crawlable'],
    });
    const trouble = result?.lhr.runtimeError?.message ?? (result ? undefined : 'no result');
    if (result && !trouble) return readRun(result);
    troubles.push(String(trouble));
  }
  throw new Error(`${address}: ${troubles.join('; ')}`);
}

/** Every kind of page, measured by Lighthouse on a slow phone: the median of three runs each. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const { url } = await bench.server();
  await bench.closeBrowser();
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [`--remote-debugging-port=${port}`, ...options.args],
  });
  const pages: Judged[] = [];
  try {
    for (const path of await pathsOfSitemap(url)) {
      const runs: Run[] = [];
      while (runs.length < RUNS) runs.push(await judge(url + path, port));
      const result = medianOf(path, runs);
      bench.say(`${path}: ${CATEGORY_NAMES.map((name) => result.scores[name]).join(' ')}`);
      pages.push(result);
    }
  } finally {
    await browser.close();
  }
  const worstShift = Math.max(...pages.map(({ layoutShift }) => layoutShift));
  return [
    ...pages.map(pageRow),
    leastRow('accessibility', pages),
    leastRow('best-practices', pages),
    leastRow('seo', pages),
    {
      what: `Lighthouse on a phone, layout shift, the most of ${pages.length} pages`,
      value: worstShift,
      unit: '',
      bar: { most: BARS.layoutShift },
      detail: pages.flatMap(({ path, layoutShift }) => (layoutShift > 0 ? path : [])).join(', ') || 'none',
    },
  ];
}
