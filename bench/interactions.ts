import type { Browser } from 'playwright';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import { MANY, serveManyProducts } from '#test/bench/many-products.ts';
import { openPhone } from '#test/bench/phone.ts';
import { writeLargePhoto } from '#test/bench/photo.ts';
import type { Figure } from '#test/bench/row.ts';
import { PhoneSeller } from '#test/bench/seller.ts';
import { describeFrame, describeSlowest, type Slowest, slowestOf } from '#test/bench/slowest.ts';
import { largest, median, middle, whole } from '#test/bench/statistics.ts';

const RUNS = 5;
const OPENINGS = 5;

/** Brands that every watch catalogue has. The products of each brand are fetched when the brand is first opened. */
const BRANDS = ['ROLEX', 'OMEGA', 'SEIKO'];

/** The pages with the snippet, by the library of the form in them. */
const BUILDS = { Preact: '/demo/plain/product.html', React: '/bench/react.html' } as const;

type Build = keyof typeof BUILDS;
const BUILD_NAMES = Object.keys(BUILDS) as Build[];

interface Filled {
  steps: Slowest[];
  /** The work after a photo is attached. No press waits for it. */
  photo: Slowest;
  /** Layout shift that was not caused by a press. */
  shift: number;
}

/** Fills in a watch, from the category to the photo, and goes on to the customer step. */
async function fillWatch(browser: Browser, page: string, photo: string): Promise<Filled> {
  const phone = await openPhone(browser, { cpu: 'slow' });
  const seller = new PhoneSeller(phone);
  await seller.open(page);
  await seller.chooseCategory('時計');
  await seller.searchFor('rolex');
  await seller.chooseEntry('ROLEX');
  await seller.chooseEntry('デイトナ');
  await seller.chooseEntry('');
  await seller.pressTile('美品');
  await seller.pressTile('箱と保証書の両方あり');
  await seller.pressTile('3年以内');
  const attachment = await seller.addPhoto(photo);
  await seller.goOn();
  const shift = await phone.page.evaluate(() =>
    window.bench.shifts.reduce((sum, { value }) => sum + value, 0),
  );
  await phone.context.close();
  return { steps: seller.handled.map(slowestOf), photo: slowestOf(attachment), shift };
}

/** A tap on the first question while only the entry has loaded. */
async function tapEarly(browser: Browser, page: string): Promise<Slowest> {
  const phone = await openPhone(browser, { cpu: 'slow' });
  const tap = await new PhoneSeller(phone).tapBeforeTheForm(page);
  await phone.context.close();
  return slowestOf(tap);
}

function earlyRow(build: Build, taps: readonly Slowest[]): Figure {
  return {
    what: `First tap answered by the entry alone, ${build}, 4× CPU`,
    value: median(taps.map(milliseconds)),
    unit: 'ms',
    bar: { most: BARS.firstTapMs },
    detail: `${listOf(taps)} ms; ${describeSlowest(typical(taps))}`,
  };
}

interface Openings {
  /** Presses on a brand whose products must be fetched from the network. */
  arriving: Slowest[];
  /** Presses that open the list when it is already loaded, and presses that close it. */
  again: Slowest[];
  closing: Slowest[];
  typing: Slowest;
}

async function openManyProducts(browser: Browser, page: string): Promise<Openings> {
  const phone = await openPhone(browser, { cpu: 'slow' });
  await serveManyProducts(phone.page);
  const seller = new PhoneSeller(phone);
  const all = 'until all are shown';
  await seller.open(page);
  await seller.chooseCategory('時計');
  const [arriving, again, closing]: [Slowest[], Slowest[], Slowest[]] = [[], [], []];
  for (const brand of BRANDS) {
    if (arriving.length > 0) await seller.goBack();
    arriving.push(slowestOf(await seller.chooseEntry(brand, all)));
  }
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    closing.push(slowestOf(await seller.closePicker()));
    again.push(slowestOf(await seller.openPicker('商品名', all)));
  }
  const typing = slowestOf(await seller.searchFor('4999'));
  await phone.context.close();
  return { arriving, again, closing, typing };
}

const milliseconds = ({ ms }: Slowest) => ms;
const listOf = (list: readonly Slowest[]) => list.map(({ ms }) => whole(ms)).join(', ');
const typical = (list: readonly Slowest[]) => middle(list, milliseconds);

/** The runs, grouped by step. Every run has the same steps. */
function byStep(runs: readonly Filled[]): Slowest[][] {
  const [first] = runs;
  return (first?.steps ?? []).map((_step, index) => runs.flatMap(({ steps }) => steps[index] ?? []));
}

/** The slowest step by its median, so that a single delay of the machine does not count as slowness of the form. */
function fillRows(build: Build, runs: readonly Filled[]): Figure[] {
  const steps = byStep(runs);
  const worst = largest(steps, (step) => median(step.map(milliseconds))) ?? [];
  const photo = middle(runs, (run) => run.photo.longest?.duration ?? 0)?.photo.longest;
  return [
    {
      what: `Slowest interaction, a whole watch, ${build}, 4× CPU`,
      value: median(worst.map(milliseconds)),
      unit: 'ms',
      bar: { most: BARS.interactionMs },
      detail: `slowest of ${steps.length} steps, ${listOf(worst)} ms in ${runs.length} runs; ${describeSlowest(typical(worst))}`,
    },
    {
      what: '  … the longest frame as a 12 MP photo is attached',
      value: photo?.duration ?? 0,
      unit: 'ms',
      detail: describeFrame(photo),
    },
    {
      what: '  … layout shift that no press explains',
      value: Math.max(...runs.map(({ shift }) => shift)),
      unit: '',
      detail: 'the worst run',
    },
  ];
}

function pickerRows({ arriving, again, closing, typing }: Openings): Figure[] {
  const bar = { most: BARS.pickerMs };
  const medianOf = (list: readonly Slowest[]) => median(list.map(milliseconds));
  const slower = medianOf(arriving) > medianOf(again) ? arriving : again;
  const longest = ({ longest: frame }: Slowest) => frame?.duration ?? 0;
  return [
    {
      what: `Opening a picker with ${whole(MANY)} entries, 4× CPU`,
      value: medianOf(slower),
      unit: 'ms',
      bar,
      detail: `from the network ${listOf(arriving)} ms, already loaded ${listOf(again)} ms; ${describeSlowest(typical(slower))}`,
    },
    {
      what: '  … the longest frame as the entries arrive',
      value: median(arriving.map(longest)),
      unit: 'ms',
      bar,
      detail: `${arriving.map((one) => whole(longest(one))).join(', ')} ms; ${describeFrame(middle(arriving, longest)?.longest)}`,
    },
    {
      what: '  … a key typed in its search',
      value: typing.ms,
      unit: 'ms',
      detail: describeSlowest(typing),
    },
    {
      what: '  … closing it',
      value: medianOf(closing),
      unit: 'ms',
      detail: `${listOf(closing)} ms; ${describeSlowest(typical(closing))}`,
    },
  ];
}

/** Does something several times, one after the other. */
async function repeat<Result>(act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await act());
  return results;
}

/** How long the form takes to react to a press or a key on a slow phone, in the product theme. */
export async function measureInteractions(bench: Bench): Promise<Figure[]> {
  const [{ url }, browser] = [await bench.server(), await bench.browser()];
  const photo = bench.file('watch.jpg');
  await writeLargePhoto(browser, photo);
  const rows: Figure[] = [];
  for (const build of BUILD_NAMES) {
    const page = url + BUILDS[build];
    rows.push(earlyRow(build, await repeat(() => tapEarly(browser, page))));
    rows.push(...fillRows(build, await repeat(() => fillWatch(browser, page, photo))));
  }
  return [...rows, ...pickerRows(await openManyProducts(browser, url + BUILDS.Preact))];
}
