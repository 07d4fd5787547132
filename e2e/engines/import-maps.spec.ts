import { expect, test } from 'playwright/test';
import { importMaps } from '../../demo/lab/groups/import-maps.ts';
import { labAddress, type Partner, startPartner } from '../lab/partner-server.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/*
 * The modules of a page with an import map and the form still run. Since version 133 Chromium takes several maps. Firefox
 * takes one, which must come before the first module, so there the order counts.
 */

let partner: Partner;

test.beforeAll(async () => {
  partner = await startPartner(process.env.E2E_BASE_URL ?? '');
});
test.afterAll(() => partner.close());

/** The library that the page's module has found, and whether the form reacts. */
const state = () =>
  [
    document.documentElement.dataset.library,
    performance.getEntriesByName('appraisal-form:interactive').length > 0,
  ] as const;

interface Reader {
  open(url: string): Promise<unknown>;
  read(): Promise<ReturnType<typeof state>>;
}

async function inEachOrder({ open, read }: Reader): Promise<void> {
  for (const { name, what } of importMaps.conditions)
    await test.step(what, async () => {
      await open(partner.origin + labAddress(importMaps.name, name));
      await expect.poll(read, { timeout: 20_000 }).toEqual(['page-library', true]);
    });
}

const TITLE = 'the modules of a page find its libraries by its import map, and the form reacts';

test(`In Chromium, ${TITLE}`, { tag: '@desktop' }, async ({ page }) => {
  await inEachOrder({ open: (url) => page.goto(url), read: () => page.evaluate(state) });
});

for (const engine of [firefox, webkit])
  test(`In ${engine.name}, ${TITLE}`, { tag: '@desktop' }, async () => {
    test.skip(!engine.isHere(), `${engine.name} is not installed.`);
    test.setTimeout(3 * 60_000);
    const tab = await engine.start();
    const read = () => tab.run(state);
    await inEachOrder({ open: tab.open, read }).finally(() => tab.close());
  });
