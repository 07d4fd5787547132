import type { Browser } from 'playwright';
import { BARS } from '#test/bench/bars.ts';
import { openPhone, touch } from '#test/bench/phone.ts';
import type { Figure } from '#test/bench/row.ts';
import { median, range, whole } from '#test/bench/statistics.ts';

const ROUNDS = 5;
const READS_MS = 3_000;

/** When the title of a document is painted, in ms since 1970: the press and the title are in two documents. */
const NOTE_TITLE = () => {
  const look = () => {
    if (!document.querySelector('h1')) return requestAnimationFrame(look);
    return requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { titleAt: performance.timeOrigin + performance.now() })),
    );
  };
  look();
};

/** From the end of the touch on a link of the home page until the next page's title is painted, in ms. */
async function open(browser: Browser, url: string, link: string): Promise<number> {
  const phone = await openPhone(browser, { network: 'slow', cpu: 'slow' });
  const { page, context } = phone;
  await page.addInitScript(NOTE_TITLE);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(READS_MS);
  const target = page.getByRole('link', { name: link, exact: true }).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(READS_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`The home page has no link ${link}.`);
  await page.evaluate(() =>
    addEventListener('click', () => {
      sessionStorage.setItem('pressedAt', String(performance.timeOrigin + performance.now()));
    }),
  );
  await touch(phone, box.x + box.width / 2, box.y + box.height / 2);
  const ms = await page.waitForFunction((home) => {
    const titleAt: unknown = Reflect.get(window, 'titleAt');
    return location.pathname !== home && typeof titleAt === 'number'
      ? titleAt - Number(sessionStorage.getItem('pressedAt'))
      : undefined;
  }, new URL(url).pathname);
  const value = await ms.jsonValue();
  await context.close();
  return value ?? Number.NaN;
}
/** How soon a visitor of the home page sees the next page. */
export async function measureNextPage(browser: Browser, url: string, link: string): Promise<Figure> {
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
