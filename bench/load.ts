import type { Browser } from 'playwright';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Observed } from '#test/bench/observe.ts';
import { openPhone } from '#test/bench/phone.ts';
import type { Figure } from '#test/bench/row.ts';
import { largest, median, range, whole } from '#test/bench/statistics.ts';

const ROUNDS = 7;
const THEMES = ['product', 'lp', 'brand'] as const;

/** Long enough for the form to prefetch later parts, so that their layout shifts count too. */
const SETTLE_MS = 1_500;

interface Load {
  /** When the first question is visible, in ms since the start of the navigation. */
  seen: number;
  /** When the form reacts to input. */
  reacts: number;
  shifts: Observed['shifts'];
}

/**
 * Loads one of the plain pages on a slow phone with an empty cache.
 *
 * Seen: the first contentful paint, which browsers report for the presented frame. On the baseline page it shows
 * the whole form. On a page with the snippet nothing is painted before the first step, so it is the frame after the
 * mark `appraisal-form:first-paint`. If something is painted earlier, the mark counts instead.
 *
 * Reacts: the mark `appraisal-form:interactive`. On the baseline page it is the frame after the HTML was parsed
 * (browsers wait for the style sheet before that frame). From then on the select works.
 */
async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const { context, page } = await openPhone(browser, { network: 'slow', cpu: 'slow' });
  await page.goto(url);
  const times = await page.evaluate(async (settleMs) => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const markAt = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
    const isBaseline = !document.querySelector('appraisal-form');
    const reactsAt = () => (isBaseline ? window.bench.parsedFrame : markAt('appraisal-form:interactive'));
    // Polled rarely, so that polling takes no time from the form.
    for (let tries = 0; reactsAt() === undefined && tries < 300; tries += 1) await wait(100);
    await wait(isBaseline ? 300 : settleMs);
    const paintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const { shifts } = window.bench;
    return {
      painted: paintMs,
      firstPaint: isBaseline ? 0 : markAt('appraisal-form:first-paint'),
      reacts: reactsAt(),
      shifts,
    };
  }, SETTLE_MS);
  await context.close();
  const { painted, firstPaint, reacts, shifts } = times;
  if (painted === undefined || firstPaint === undefined || reacts === undefined) {
    throw new Error(`${url} was not painted or did not react: ${JSON.stringify(times)}`);
  }
  return { seen: Math.max(painted, firstPaint), reacts, shifts };
}

interface Ratio {
  what: string;
  most?: number;
  widget: readonly number[];
  plain: readonly number[];
  /** The name of the page that it is compared with. */
  against?: string;
}

/** Times of the form against times of another page. */
export function ratioRow({ what, most, widget, plain, against = 'plain HTML' }: Ratio): Figure {
  const [form, baseline] = [median(widget), median(plain)];
  // Other programs make single loads slower, never quicker.
  const quickest = (Math.min(...widget) / Math.min(...plain)).toFixed(2);
  return {
    what,
    value: form / baseline,
    unit: '×',
    ...(most && { bar: { most } }),
    detail: `${whole(form)} ms (${range(widget)}) against ${whole(baseline)} ms (${range(plain)}) of ${against}, medians of ${plain.length}; ${quickest}× by the quickest of each`,
  };
}

/** How much of a page moved although nobody pressed anything. */
export const shiftOf = ({ shifts }: Pick<Load, 'shifts'>) =>
  shifts.reduce((sum, { value }) => sum + value, 0);

function shiftRow(loads: readonly Load[]): Figure {
  const worst = largest(loads, shiftOf);
  const shiftText = worst?.shifts.map(({ start, what }) => `at ${whole(start)} ms ${what}`).join('; ');
  return {
    what: 'Layout shift while it loads and takes over',
    value: worst ? shiftOf(worst) : 0,
    unit: '',
    bar: { most: BARS.layoutShift },
    detail: `the worst of ${loads.length} loads in ${THEMES.length} themes${shiftText ? `: ${shiftText}` : ''}`,
  };
}

/**
 * How long it takes to show the first question on slow 4G with a slow CPU, compared with the same questions in
 * plain HTML.
 */
export async function measureLoad(bench: Bench): Promise<Figure[]> {
  const [{ url }, browser] = [await bench.server(), await bench.browser()];
  const load = (name: string) => loadOnce(browser, `${url}/demo/plain/${name}.html`);
  await load('product');
  await load('baseline');
  const widget: Load[] = [];
  const early: Load[] = [];
  const heavy: Load[] = [];
  const plain: Load[] = [];
  const inOne: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    widget.push(await load('product'));
    early.push(await loadOnce(browser, `${url}/bench/early.html`));
    heavy.push(await loadOnce(browser, `${url}/bench/react.html`));
    plain.push(await load('baseline'));
    inOne.push(await loadOnce(browser, `${url}/bench/plain.html`));
  }
  const others = [await load('lp'), await load('brand')];
  const pair = (of: (one: Load) => number, baseline: Load[], form = widget) => ({
    widget: form.map(of),
    plain: baseline.map(of),
  });
  const [seenMs, reacts] = [(one: Load) => one.seen, (one: Load) => one.reacts];
  const slow = 'slow 4G and 4× CPU';
  return [
    ratioRow({ what: `First question seen, ${slow}`, most: BARS.seenRatio, ...pair(seenMs, plain) }),
    ratioRow({ what: '  … against plain HTML that is one file', ...pair(seenMs, inOne) }),
    ratioRow({ what: `First question reacts, ${slow}`, most: BARS.reactsRatio, ...pair(reacts, plain) }),
    ratioRow({ what: '  … against plain HTML that is one file', ...pair(reacts, inOne) }),
    ratioRow({
      what: '  … with the lines that load the form beside the entry',
      most: BARS.reactsEarlyRatio,
      ...pair(reacts, plain, early),
    }),
    ratioRow({ what: '  … with React', ...pair(reacts, plain, heavy) }),
    shiftRow([...widget, ...early, ...others]),
  ];
}
