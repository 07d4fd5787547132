import type { Browser } from 'playwright';
import { BARS } from './bars.ts';
import type { Row } from './row.ts';
import { openPhone, touch } from './support/phone.ts';
import { median, range, whole } from './support/statistics.ts';

const ROUNDS = 5;
const READS_MS = 3_000;

/** From the end of the touch on a link of the home page until the next page's title is painted, in ms. */
async function open(browser: Browser, url: string, link: string): Promise<number> {
  const phone = await openPhone(browser, { network: 'slow', cpu: 'slow' });
  const { page, context } = phone;
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(READS_MS);
  const target = page.getByRole('link', { name: link, exact: true }).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(READS_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`The home page has no link ${link}.`);
  const opened = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        const before = document.querySelector('h1')?.textContent;
        addEventListener('click', () => (pressed = performance.now()), true);
        new MutationObserver(() => {
          const title = document.querySelector('h1')?.textContent;
          if (!pressed || !title || title === before) return;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }),
  );
  await touch(phone, box.x + box.width / 2, box.y + box.height / 2);
  const ms = await opened;
  await context.close();
  return ms;
}

/** How soon a visitor of the home page sees the next page. */
export async function measureNextPage(browser: Browser, url: string, link: string): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await open(browser, url, link));
  return {
    what: `From the home page to 「${link}」, slow 4G and 4× CPU`,
    value: median(times),
    unit: 'ms',
    bar: { most: BARS.nextPageMs },
    detail: `${whole(median(times))} ms (${range(times)}) from the end of the touch to the title`,
  };
}
