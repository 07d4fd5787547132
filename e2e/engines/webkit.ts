import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebKit } from '#test/base/engines.mjs';
import { freePort } from '#test/base/free-port.ts';
import { type Engine, type PageTarget, PHONE, type Tab } from './engine.ts';
import { find, saidBy } from './find.ts';
import { inWords, untilThere } from './until.ts';

/** The window of the browser has buttons, which must be small for it to become as narrow as a phone. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; }';
const NO_ANIMATIONS = '[Settings]\ngtk-enable-animations=false\n';

function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), NO_ANIMATIONS);
  return folder;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** A virtual screen. Its output names its number. */
async function startScreen(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, screen };
}

async function connect(url: string, binary: string): Promise<WebDriver> {
  const isUp = async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok;
  await untilThere(isUp, 'the driver of WebKit');
  return new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
}

const toTheMiddle = (element: HTMLElement) =>
  element.scrollIntoView({ block: 'center', behavior: 'instant' });

function tabOf(driver: WebDriver, close: () => Promise<void>): Tab {
  const look = (target: PageTarget) => driver.executeScript<WebElement | null>(find, target);
  const the = (target: PageTarget) => untilThere(() => look(target), inWords(target));
  // The driver cannot scroll to an element inside a shadow root. A moving element is pressed once it stands still.
  const press = async (target: PageTarget) => {
    const element = await the(target);
    await driver.executeScript(toTheMiddle, element);
    return element.click().then(
      () => true,
      (reason) => {
        if (reason instanceof error.ElementNotInteractableError) return false;
        throw reason;
      },
    );
  };
  return {
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    run: (task, ...args) => driver.executeScript(task as () => void, ...args),
    press: async (target) => {
      await untilThere(() => press(target), inWords(target));
    },
    type: async (target, text) => (await the(target)).sendKeys(text),
    choose: async (target, option) => {
      const path = By.xpath(`.//option[normalize-space()="${option}"]`);
      const element = await untilThere(
        async () => (await (await the(target)).findElements(path))[0],
        `${option} in ${inWords(target)}`,
      );
      await element.click();
    },
    attach: async (target, file) => (await the(target)).sendKeys(file),
    sees: async (target) => (await look(target)) !== null,
    read: async (target) => driver.executeScript(saidBy, await the(target)),
    close,
  };
}

/** WebKitGTK in its own small browser, driven by WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  isHere: () => findWebKit() !== undefined,
  async start(size = PHONE): Promise<Tab> {
    const programs = findWebKit();
    if (!programs) throw new Error('WebKitGTK is not installed.');
    const settings = writeSettings();
    const { display, screen } = await startScreen(programs.screen);
    const port = await freePort();
    const service = spawn(programs.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings, TZ: 'Asia/Tokyo' },
    });
    const end = async () => {
      await stop(service);
      await stop(screen);
      rmSync(settings, { recursive: true, force: true });
    };
    const driver = await connect(`http://127.0.0.1:${port}`, programs.browser).catch(async (error) => {
      await end();
      throw error;
    });
    await driver.manage().window().setRect(size);
    return tabOf(driver, async () => {
      await driver.quit();
      await end();
    });
  },
};
