import type { Browser } from 'playwright';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import { type FirstPress, type WatchedForm, watchFirstPress } from '#test/bench/first-press.ts';
import type { LongFrame, Observed } from '#test/bench/observe.ts';
import { openPhone } from '#test/bench/phone.ts';
import type { Figure } from '#test/bench/row.ts';
import { median, range } from '#test/bench/statistics.ts';
import { ratioRow, shiftOf } from './load.ts';
import { buildPeerPages, PEERS_PATH, type PeerName, packagesOf } from './peer-pages.ts';

const ROUNDS = 5;
const SLOW = 'slow 4G and 4× CPU';
const LONGEST_MS = 30_000;

interface Page extends WatchedForm {
  /** In the table. */
  name: string;
  path: string;
  /** The mark that our form sets when it has taken over from the entry. A page without mark and answer is plain HTML. */
  mark?: string;
}

const page = (path: string) => `${PEERS_PATH}${path}/`;

const CHOICES = ['appraisal-form', '.trigger'];
const MARK = 'appraisal-form:interactive';
const TWO_LINES: Page = { name: 'ours, two lines', path: page('two-lines'), choices: CHOICES, mark: MARK };
const THREE_LINES: Page = { ...TWO_LINES, name: 'ours, all lines', path: page('three-lines') };
/** While the dialog of the entry is open, the form does not take over, so these are loads of their own. */
const byEntry = ({ name, path, choices }: Page): Page => ({
  name: `${name}, by the entry alone`,
  path,
  choices,
  answer: ['appraisal-form', 'dialog[open]'],
});
const TWO_BY_ENTRY = byEntry(TWO_LINES);
const THREE_BY_ENTRY = byEntry(THREE_LINES);
const BARE: Page = {
  name: 'a bare script tag',
  path: page('bare'),
  choices: ['appraisal-form button'],
  answer: ['[aria-pressed=true]'],
};
const PLAIN: Page = {
  name: 'plain HTML in one file',
  path: '/bench/plain.html',
  choices: ['select'],
};

/** How a press on the first choice shows in the forms of others. */
const WATCHED: Record<PeerName, WatchedForm> = {
  formbricks: { choices: ['#form input[type=radio]'], answer: ['#form .bg-accent-selected-bg'] },
  surveyjs: { choices: ['#form input[type=radio]'], answer: ['#form .sd-item--checked'] },
  formio: { choices: ['#form input[type=radio]'], answer: ['#form .radio-selected'] },
  typebot: {
    choices: ['typebot-standard', '.typebot-button'],
    answer: ['typebot-standard', '.typebot-guest-bubble'],
  },
};

const PEER_NAMES = Object.keys(WATCHED) as PeerName[];

interface Load {
  seen: number;
  alive: number;
  /** How long the page could not have answered in 50 ms until it was alive, in ms. */
  blocked: number;
  shifts: Observed['shifts'];
  files: { name: string; bytes: number; end: number }[];
}

type Times = Observed & FirstPress & { painted: number; marked: number | undefined; files: Load['files'] };

/** When the page is alive: by its mark, by the press that was answered, or because its HTML has been read. */
function aliveAt({ mark, answer }: Page, { marked, parsedFrame, pressed, answered }: Times) {
  if (mark) return marked;
  return answer ? answered && pressed : parsedFrame;
}

interface Hands {
  /** Presses the first choice, as soon as it is seen, until there is an answer. */
  press: boolean;
  /** How long the page is left alone afterwards. */
  restMs: number;
}

/** Until the last long frame has been reported. */
const PRESSED: Hands = { press: true, restMs: 150 };

/** Until the page has loaded everything that it loads by itself. */
const UNTOUCHED: Hands = { press: false, restMs: 3_000 };

/** Loads a page on a slow phone with an empty cache. */
async function load(browser: Browser, url: string, page: Page, { press, restMs }: Hands): Promise<Load> {
  const { context, page: tab } = await openPhone(browser, { network: 'slow', cpu: 'slow' });
  const faults: string[] = [];
  tab.on('pageerror', ({ message }) => faults.push(message));
  const { choices, answer, mark } = page;
  const isPressed = press && answer !== undefined;
  await context.addInitScript(watchFirstPress, { choices, ...(isPressed && { answer }) });
  try {
    await tab.goto(url + page.path);
    const times = await tab.evaluate(
      async ({ name, pressed, longestMs, rest }): Promise<Times> => {
        const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        const entry = (of: string) => performance.getEntriesByName(of)[0]?.startTime;
        const { bench, firstPress } = window;
        const isDone = () =>
          firstPress.seen !== undefined &&
          (!name || entry(name) !== undefined) &&
          (!pressed || firstPress.answered !== undefined);
        // Polled rarely, so that polling takes no time from the page.
        while (!isDone() && performance.now() < longestMs) await wait(100);
        await wait(rest);
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return {
          ...bench,
          ...firstPress,
          painted: entry('first-contentful-paint') ?? 0,
          marked: name ? entry(name) : undefined,
          files: resources.map(({ name: file, encodedBodySize: bytes, responseEnd: end }) => ({
            name: file,
            bytes,
            end,
          })),
        };
      },
      { name: mark, pressed: isPressed, longestMs: LONGEST_MS, rest: restMs },
    );
    const alive = press ? aliveAt(page, times) : times.seen;
    const why = faults[0] ? `: ${faults[0]}` : '';
    if (times.seen === undefined) throw new Error(`showed no question${why}`);
    if (alive === undefined) throw new Error(`did not answer a press${why}`);
    // The form's mark lies inside the last of its frames; the frame of a press is the answer's.
    const isBefore = (frame: LongFrame) => frame.start + (isPressed ? frame.duration : 0) < alive;
    return {
      seen: Math.max(times.seen, times.painted),
      alive,
      blocked: times.frames.filter(isBefore).reduce((sum, { blocking }) => sum + blocking, 0),
      // A press may move things.
      shifts: times.shifts.filter(({ start }) => !isPressed || start < alive),
      files: times.files,
    };
  } finally {
    await context.close();
  }
}

interface Measured {
  page: Page;
  /** One load in which nobody touches the page, until it has loaded all that it wants. */
  untouched: Load;
  loads: Load[];
}

const isScript = ({ name }: { name: string }) => new URL(name).pathname.endsWith('.js');
const kilobytes = (files: Load['files']) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
const scriptsOf = ({ files }: Load) => files.filter(isScript);
const untilAlive = (one: Load) => scriptsOf(one).filter(({ end }) => end <= one.alive);

const figures = {
  'First question seen': ({ loads }: Measured): Omit<Figure, 'what'> => {
    const times = loads.map((one) => one.seen);
    return { value: median(times), unit: 'ms', detail: range(times) };
  },
  Alive: ({ loads }: Measured): Omit<Figure, 'what'> => {
    const alive = loads.map((one) => one.alive);
    return { value: median(alive), unit: 'ms', detail: range(alive) };
  },
  'Script until alive': ({ loads, untouched }: Measured): Omit<Figure, 'what'> => ({
    value: median(loads.map((one) => kilobytes(untilAlive(one)))),
    unit: 'KB',
    detail: `${kilobytes(scriptsOf(untouched)).toFixed(1)} KB of script in all until touched; ${untouched.files.length} files of every kind, ${kilobytes(untouched.files).toFixed(1)} KB`,
  }),
  'Blocked until alive': ({ loads, untouched }: Measured): Omit<Figure, 'what'> => {
    const times = loads.map((one) => one.blocked);
    const shift = Math.max(...[...loads, untouched].map(shiftOf));
    return {
      value: median(times),
      unit: 'ms',
      detail: `${range(times)}; layout shift ${shift.toFixed(4)}`,
    };
  },
};

function rowsOf(measurements: readonly Measured[]): Figure[] {
  return Object.entries(figures).flatMap(([what, figure]) =>
    measurements.map((one) => ({ what: `${what}: ${one.page.name}`, ...figure(one) })),
  );
}

const timesOf = (measurement: Measured | undefined, of: 'seen' | 'alive') =>
  measurement?.loads.map((one) => one[of]) ?? [];

/** Ours against the peer that is alive first, and against a bare script tag. */
function ratios(measurements: ReadonlyMap<Page, Measured>, peers: readonly Page[]): Figure[] {
  const [best] = peers
    .flatMap((peer) => measurements.get(peer) ?? [])
    .sort((a, b) => median(timesOf(a, 'alive')) - median(timesOf(b, 'alive')));
  const alive = (subject: Page, most?: number) =>
    ratioRow({
      what: `Alive, ${subject.name}, against the first of the others, ${SLOW}`,
      ...(most && { most }),
      widget: timesOf(measurements.get(subject), 'alive'),
      plain: timesOf(best, 'alive'),
      against: best?.page.name ?? 'none of the others, which could not be measured',
    });
  return [
    { ours: TWO_LINES, entry: TWO_BY_ENTRY, most: BARS.peerRatio },
    { ours: THREE_LINES, entry: THREE_BY_ENTRY, most: BARS.peerEarlyRatio },
  ].flatMap(({ ours, entry, most }) => [
    alive(ours, most),
    alive(entry),
    ratioRow({
      what: `First question seen, ${ours.name}, against a bare script tag, ${SLOW}`,
      most: BARS.bareTagRatio,
      widget: timesOf(measurements.get(ours), 'seen'),
      plain: timesOf(measurements.get(BARE), 'seen'),
      against: BARE.name,
    }),
  ]);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The pages of others, or the reason why there is none. */
async function peerPages(missing: Map<string, string>): Promise<Page[]> {
  const unbuilt = await buildPeerPages();
  return PEER_NAMES.flatMap((peer) => {
    const name = packagesOf(peer);
    const reason = unbuilt.get(peer);
    if (reason === undefined) return { ...WATCHED[peer], name, path: page(peer) };
    missing.set(name, reason);
    return [];
  });
}

/**
 * The form in a partner's page beside forms of others, each with the same first question, from the same server: slow 4G,
 * a slow CPU, an empty cache, in turns.
 *
 * Seen: the frame after the one with the first choice. Alive: the press on a choice that is answered, with presses from the
 * moment at which it is seen. Our entry answers such a press by itself. Our form counts as alive later, when it has taken
 * over from the entry; the limits are for that.
 */
export async function measurePeers(bench: Bench): Promise<Figure[]> {
  bench.say('installing and building the forms of others …');
  const missing = new Map<string, string>();
  const peers = await peerPages(missing);
  const [{ url }, browser] = [await bench.server(), await bench.browser()];
  const measurements = new Map<Page, Measured>();
  const orMissing = async (subject: Page, measure: () => Promise<void>) => {
    try {
      await measure();
    } catch (error) {
      missing.set(subject.name, messageOf(error));
      measurements.delete(subject);
    }
  };
  for (const each of [TWO_LINES, THREE_LINES, TWO_BY_ENTRY, THREE_BY_ENTRY, BARE, PLAIN, ...peers]) {
    await orMissing(each, async () => {
      const idleLoad = await load(browser, url, each, UNTOUCHED);
      measurements.set(each, { page: each, untouched: idleLoad, loads: [] });
    });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    bench.say(`peers, round ${round + 1} of ${ROUNDS} …`);
    for (const { page: each, loads } of [...measurements.values()]) {
      await orMissing(each, async () => void loads.push(await load(browser, url, each, PRESSED)));
    }
  }
  return [
    ...ratios(measurements, peers),
    ...rowsOf([...measurements.values()]),
    ...[...missing].map(
      ([name, detail]): Figure => ({ what: `Not measured: ${name}`, value: Number.NaN, unit: '', detail }),
    ),
  ];
}
