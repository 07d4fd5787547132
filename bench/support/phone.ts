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

/** A line of so many Mbit/s in both directions, with the latency of LTE. */
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
}

export interface Phone {
  context: BrowserContext;
  page: Page;
  /** The connection to the DevTools of the page. */
  session: CDPSession;
}

/** A page on a phone of 390×844 with an empty cache. Closing its context deletes everything. */
export async function openPhone(
  browser: Browser,
  { network = 'fast', cpu = 'fast' }: PhoneOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 390, height: 844 },
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
