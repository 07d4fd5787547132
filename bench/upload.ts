import type { Browser, Locator, Page } from 'playwright';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { LongFrame, TimedEvent } from '#test/bench/observe.ts';
import { type Mbit, openPhone, type Phone } from '#test/bench/phone.ts';
import { writePhonePhoto } from '#test/bench/photo.ts';
import type { Figure } from '#test/bench/row.ts';
import { describeFrame, describeSlowest, type Slowest, slowestOf } from '#test/bench/slowest.ts';
import { largest, median, middle, whole } from '#test/bench/statistics.ts';

const RUNS = 3;
const PICTURES = ['hero-kimono-3280.webp', 'hero-bag-3280.webp', 'hero-watch-3280.webp'];

/** A phone's good connection, and one in a shop's back room. */
const LTE: Mbit = { mbit: 5 };
const WEAK: Mbit = { mbit: 1 };

const MB = 1024 * 1024;

/** A seller needs twenty seconds and more for the contact details; this is typed in nine. */
const TYPED = 'hanako.yamada.1984.kyoto.nakagyo.teramachi@example.jp';
const KEY_MS = 170;

const GOODS = {
  items: [{ category: 'music', answers: { instrumentType: 'ギター', brand: 'Gibson（ギブソン）' } }],
  customer: {
    name1: '山田 花子',
    kana1: 'ヤマダ ハナコ',
    zip1: '162-0801',
    tel1: '090-1234-5678',
    agreedToTerms: true,
  },
};

interface Sent {
  /** The size of the whole body of the request. */
  bytes: number;
  /** From the tap on 査定スタート until the thanks are on the screen. */
  ms: number;
  /** While the photos are made smaller and the seller types. */
  events: TimedEvent[];
  frames: LongFrame[];
}

/** Runs in the page: notes how many bytes a request sends. */
function countBytes(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.upload.addEventListener('loadend', ({ loaded }) => Object.assign(window, { bytesSent: loaded }));
    send.call(this, body);
  };
}

async function fillIn(page: Page, form: Locator, photos: readonly string[]): Promise<void> {
  await form.evaluate(
    (element, sample) => (element as unknown as { fill(all: object): void }).fill(sample),
    GOODS,
  );
  const chooser = page.waitForEvent('filechooser');
  await form.locator('.photos__add', { hasText: '写真を追加' }).click();
  await (await chooser).setFiles([...photos]);
  await form
    .getByRole('img', { name: /プレビュー/ })
    .nth(photos.length - 1)
    .waitFor();
  await form.getByRole('button', { name: '次へ' }).click();
  await form.getByRole('textbox', { name: /^メールアドレス/ }).click();
  await page.keyboard.type(TYPED, { delay: KEY_MS });
}

/** Taps 査定スタート. */
async function untilThanks({ page }: Phone, form: Locator): Promise<number> {
  await page.evaluate(() =>
    document.addEventListener('pointerup', () => Object.assign(window, { tapped: performance.now() })),
  );
  await form.getByRole('button', { name: '査定スタート' }).tap();
  return page.evaluate(async () => {
    const root = () => document.querySelector('appraisal-form')?.shadowRoot;
    for (let tries = 0; !root()?.querySelector('.thanks') && tries < 3_000; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    if (!root()?.querySelector('.thanks')) {
      const text = root()?.querySelector('[role=alert], .sending')?.textContent;
      throw new Error(`the thanks did not appear; the form shows: ${text}`);
    }
    return performance.now() - (window as unknown as { tapped: number }).tapped;
  });
}

interface Sending {
  url: string;
  photos: readonly string[];
  network: Mbit;
  /** Whether photos are made smaller. */
  as: 'smaller' | 'original';
}

async function sendPhotos(browser: Browser, { url, photos, network, as }: Sending): Promise<Sent> {
  const phone = await openPhone(browser, { cpu: 'slow', network });
  const { page, context } = phone;
  await page.addInitScript(countBytes);
  await page.goto(`${url}/demo/plain/product.html`, { waitUntil: 'networkidle' });
  const form = page.locator('appraisal-form');
  await form.evaluate((element, value) => element.setAttribute('photos', value), as);
  await page.evaluate(() => {
    window.bench.events.length = 0;
    window.bench.frames.length = 0;
  });
  await fillIn(page, form, photos);
  const { events, frames } = await page.evaluate(() => window.bench);
  const ms = await untilThanks(phone, form);
  const bytes = await page.evaluate(() => (window as unknown as { bytesSent: number }).bytesSent);
  await context.close();
  return { bytes, ms, events, frames };
}

/** The slowest key of a run, and the long frame that it waited for. */
function slowestKey({ events, frames }: Sent): Slowest {
  const keys = events.filter(({ name }) => name.startsWith('key'));
  return slowestOf({ label: 'type', events: keys, frames });
}

/** How long three photos of a phone take, and whether making them smaller disturbs typing meanwhile. */
export async function measureUpload(bench: Bench): Promise<Figure[]> {
  const [{ url }, browser] = [await bench.server(), await bench.browser()];
  const photos = PICTURES.map((_, index) => bench.file(`photo-${index + 1}.jpg`));
  for (const [index, picture] of PICTURES.entries()) await writePhonePhoto(picture, photos[index] ?? '');
  const send = (network: Mbit, as: Sending['as']) => sendPhotos(browser, { url, photos, network, as });
  const runs: Sent[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await send(LTE, 'smaller'));
  bench.say('upload at 1 Mbit/s …');
  const weak = await send(WEAK, 'smaller');
  bench.say('upload of originals …');
  const originals = await send(LTE, 'original');
  const frames = runs.map((run) => largest(run.frames, ({ duration }) => duration));
  const longest = largest(frames, (frame) => frame?.duration ?? 0);
  const keys = runs.map(slowestKey);
  const listOf = (values: readonly number[]) => values.map((value) => whole(value)).join(', ');
  return [
    {
      what: 'Bytes sent for three photos of a phone, 4 MB each',
      value: median(runs.map(({ bytes }) => bytes)) / MB,
      unit: 'MB',
      bar: { most: BARS.photosSentMb },
      detail: `${runs.length} runs`,
    },
    {
      what: '  … from the tap to the thanks at 5 Mbit/s, 4× CPU',
      value: median(runs.map(({ ms }) => ms)),
      unit: 'ms',
      bar: { most: BARS.photosSentMs },
      detail: `${listOf(runs.map(({ ms }) => ms))} ms; as originals, ${(originals.bytes / MB).toFixed(1)} MB, ${whole(originals.ms)} ms`,
    },
    {
      what: '  … the same at 1 Mbit/s: longer than a limit of 10 s would allow',
      value: weak.ms,
      unit: 'ms',
      detail: `${(weak.bytes / MB).toFixed(2)} MB`,
    },
    {
      what: '  … the slowest key typed while they are made smaller',
      value: median(keys.map(({ ms }) => ms)),
      unit: 'ms',
      bar: { most: BARS.typingMs },
      detail: `${listOf(keys.map(({ ms }) => ms))} ms, ${TYPED.length} keys in each run, ${whole(slowestKey(originals).ms)} ms if originals are sent; ${describeSlowest(middle(keys, ({ ms }) => ms))}`,
    },
    {
      what: '  … the longest frame meanwhile',
      value: median(frames.map((frame) => frame?.duration ?? 0)),
      unit: 'ms',
      detail: `${listOf(frames.map((frame) => frame?.duration ?? 0))} ms; ${describeFrame(longest)}`,
    },
  ];
}
