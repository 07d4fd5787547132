import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { observe } from './observe.ts';

/** Slow 4G: 1.6 Mbps down, 750 kbps up, 150 ms until an answer begins. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower than this machine the phone's processor is. */
export const CPU_SLOWDOWN = 4;

export interface PhoneOptions {
  /** A slow network and a slow processor; without it only what was loaded is of interest. */
  network?: 'fast' | 'slow';
  cpu?: 'fast' | 'slow';
}

export interface Phone {
  context: BrowserContext;
  page: Page;
  /** Speaks to the page's own debugger. */
  session: CDPSession;
}

/** A page on a phone of 390×844 with nothing cached. Closing its context forgets everything. */
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
  if (network === 'slow') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  if (cpu === 'slow') await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, session };
}
