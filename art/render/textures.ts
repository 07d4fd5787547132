import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '#tools/chromium.mjs';
import { ART, TEXTURES } from './paths.ts';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...launchOptions(), args: ['--no-sandbox', '--disable-gpu'] });

const isNewer = async (source: string, target: string) => {
  const targetStat = await stat(target).catch(() => undefined);
  return !targetStat || (await stat(source)).mtimeMs > targetStat.mtimeMs;
};

/** Converts the labels and prints in art/textures to PNG for the renderer. A browser draws their text. */
export async function drawTextures(): Promise<void> {
  const folder = join(ART, 'textures');
  await mkdir(TEXTURES, { recursive: true });
  let browser: Browser | undefined;
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.svg'))) {
    const source = join(folder, file);
    const target = join(TEXTURES, file.replace('.svg', '.png'));
    if (!(await isNewer(source, target))) continue;
    const [, width, height] =
      /<svg[^>]*?width="(\d+)"[^>]*?height="(\d+)"/s.exec(await readFile(source, 'utf8')) ?? [];
    if (!width || !height) throw new Error(`${file} has no width and height in whole pixels.`);
    browser ??= await openBrowser();
    const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
    await page.goto(pathToFileURL(source).href);
    await page.screenshot({ path: target, omitBackground: true });
    await page.close();
  }
  await browser?.close();
}
