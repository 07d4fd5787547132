import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { observe } from './observe.ts';

/** Slow 4G: 1.6 Mbps down, 750 kbps up, 150 ms latency. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower the CPU of the phone is than the CPU of this machine. */
const CPU_SLOWDOWN = 4;

/** A connection of a number of Mbit/s in both directions, with the latency of LTE. */
export interface Mbit {
  readonly mbit: number;
}

const LTE_LATENCY_MS = 50;

function conditionsOf(network: 'slow' | Mbit) {
  if (network === 'slow') return SLOW_4G;
  const throughput = (network.mbit * 1_000_000) / 8;
  return {
    offline: false,
    latency: LTE_LATENCY_MS,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  };
}

export interface PhoneOptions {
  /** Both are fast by default. That is enough for a part that only looks at which files were loaded. */
  network?: 'fast' | 'slow' | Mbit;
  cpu?: 'fast' | 'slow';
  /** The visible height below the browser's bars. The whole screen by default. */
  height?: number;
}

export interface Phone {
  context: BrowserContext;
  page: Page;
  /** The connection to the DevTools of the page. */
  session: CDPSession;
}

const SCREEN = { width: 390, height: 844 };

/** How long a finger stays on the screen. */
const TOUCH_MS = 60;

/** A page on a phone of 390×844 with an empty cache. Closing its context deletes everything. */
export async function openPhone(
  browser: Browser,
  { network = 'fast', cpu = 'fast', height = SCREEN.height }: PhoneOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { ...SCREEN, height },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (network !== 'fast') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', conditionsOf(network));
  }
  if (cpu === 'slow') await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, session };
}

/**
 * Touches a point of the screen. Playwright's own `tap` adds listeners to the page, and their time would count as time of
 * the form.
 */
export async function touch({ page, session }: Phone, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** How far a finger moves before it scrolls. */
const SLOP = 15;
const MOVES = 8;
const FRAME_MS = 16;
const HOLD_MS = 100;

/**
 * Drags the page up by a number of pixels with a finger, or down if negative. The finger holds still at the end, so
 * that nothing rolls on.
 */
export async function draw({ page, session }: Phone, x: number, y: number, by: number): Promise<void> {
  const way = by + Math.sign(by) * SLOP;
  const move = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + way / 2 - way * part }] });
  await move('touchStart', 0);
  for (let step = 1; step <= MOVES; step += 1) {
    await page.waitForTimeout(FRAME_MS);
    await move('touchMove', step / MOVES);
  }
  await page.waitForTimeout(HOLD_MS);
  await move('touchMove', 1);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
