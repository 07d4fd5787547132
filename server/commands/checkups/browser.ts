import { type Browser, launch, type Page } from 'puppeteer-core';
import type { CheckupBrowser } from '../../base/config.ts';

/** A browser that hangs does not hold the other pages up. */
const ANSWER_MS = 60_000;

/** The screen of a computer: most partners look at their pages on one. */
const SCREEN = { width: 1280, height: 900 };

/** Browsers get nothing of the settings, where the secrets are. */
const environment = () =>
  Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'LANG'].map((name) => [name, process.env[name]]));

/** The sandbox of Chromium does not work as root. */
const chromiumFlags = (port: number) => [
  `--proxy-server=http://127.0.0.1:${port}`,
  // Addresses of this machine go through the proxy as well, which refuses them.
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const firefoxSettings = (port: number) => ({
  'network.proxy.type': 1,
  ...{ 'network.proxy.http': '127.0.0.1', 'network.proxy.http_port': port },
  ...{ 'network.proxy.ssl': '127.0.0.1', 'network.proxy.ssl_port': port },
  'network.proxy.allow_hijacking_localhost': true,
  'media.peerconnection.enabled': false,
  'intl.accept_languages': 'ja,en',
});

/**
 * Opens a browser that has kept nothing of earlier pages.
 * @param port of the guard, through which it reaches everything
 */
export const openBrowser = ({ engine, path }: CheckupBrowser, port: number): Promise<Browser> =>
  launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: path,
    headless: true,
    protocolTimeout: ANSWER_MS,
    defaultViewport: SCREEN,
    env: environment(),
    ...(engine === 'firefox'
      ? { extraPrefsFirefox: firefoxSettings(port) }
      : { args: [...chromiumFlags(port), '--accept-lang=ja,en'] }),
  });

/** An empty page. It tells servers who looks at them. */
export async function openPage(browser: Browser, name: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setUserAgent({ userAgent: `${await browser.userAgent()} ${name}` });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  return page;
}
