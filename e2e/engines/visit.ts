import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Theme } from '#test/browser/pages.ts';
import { phonePhoto } from '#test/browser/phone-photos.ts';
import type { Engine } from './engine.ts';
import { type RecordedSite, recordedSite } from './recorded-site.ts';
import { Seller } from './seller.ts';

/** A photo as a phone takes it, in a file. */
export async function phonePhotoFile(folder: string): Promise<string> {
  const { name, buffer } = await phonePhoto();
  writeFileSync(join(folder, name), buffer);
  return join(folder, name);
}

/**
 * Calls `act` with a seller who has just opened a page in a new browser.
 * @param origin of the site, ours if it is left out
 */
export async function visit(
  engine: Engine,
  path: string,
  theme: Theme,
  act: (seller: Seller, site: RecordedSite, folder: string) => Promise<void>,
  origin = process.env.E2E_BASE_URL ?? '',
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const site = await recordedSite(origin);
  const tab = await engine.start();
  try {
    await tab.open(site.url + path);
    await act(new Seller(tab, theme), site, folder);
  } finally {
    await tab.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
