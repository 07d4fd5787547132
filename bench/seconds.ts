import type { Browser } from 'playwright';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/categories.ts';
import { LIMITS } from '#contract/limits.ts';
import { THEME_NAMES, type Theme, themeOf } from '#contract/themes.ts';
import { type AskCatalogue, sampleSteps } from '#widget/state/samples.ts';
import { photo } from '../e2e/support/photos.ts';
import { askFor } from '../e2e/support/sample-goods.ts';
import { BARS } from './bars.ts';
import type { Row } from './row.ts';
import type { Bench } from './support/bench.ts';
import { openPhone } from './support/phone.ts';
import { SensibleSeller } from './support/sensible-seller.ts';
import { type Effort, secondsOf } from './support/thumb.ts';

/** The height of a phone's screen without the bars of its browser. */
const HEIGHT = 664;

interface Sale {
  category: CategoryKey;
  /** How many photos are chosen, all at once. */
  photos: number;
  /** Lists begin with the best known entries. The seller's entry has this rank, or is the last in a shorter list. */
  rank: number;
}

/** Most sellers' goods are in sight when a list opens. */
const KNOWN = { photos: 1, rank: 5 };

const SALES: readonly Sale[] = [
  ...CATEGORY_KEYS.map((category) => ({ ...KNOWN, category })),
  { ...KNOWN, category: 'watch', photos: LIMITS.photosPerItem },
  { ...KNOWN, category: 'bag', rank: 40 },
];

/** Puts the seller's entry first, because a sample takes the first entry. */
const having =
  (rank: number, ask: AskCatalogue): AskCatalogue =>
  async (level, code) => {
    const entries = await ask(level, code);
    const own = entries[rank - 1] ?? entries.at(-1);
    return own ? [own, ...entries] : entries;
  };

/** Fills in goods and contact details, and sends them. */
async function sell(browser: Browser, url: string, theme: Theme, sale: Sale): Promise<Effort> {
  const { category, photos, rank } = sale;
  const ask = having(rank, askFor(category, url));
  const steps = await sampleSteps(category, theme, 'listed', ask, new File([], 'photo.jpg'));
  const phone = await openPhone(browser, { height: HEIGHT });
  await phone.page.goto(`${url}/demo/plain/${theme}.html`, { waitUntil: 'networkidle' });
  const seller = new SensibleSeller(phone);
  await seller.chooseCategory(category);
  const files = Array.from({ length: photos }, (_, index) => photo('jpg', `photo-${index + 1}.jpg`));
  for (const step of steps) await seller.answer(step, files);
  await seller.goOn();
  await seller.typeDetails();
  await seller.send(theme);
  await phone.context.close();
  return seller.thumb.effort;
}

function rowOf(theme: Theme, { category, photos, rank }: Sale, effort: Effort): Row {
  const far = rank > KNOWN.rank ? `, number ${rank} of its lists` : '';
  return {
    what: `A seller's seconds, ${theme}, ${CATEGORIES[category].label}, ${photos} photo${photos > 1 ? 's' : ''}${far}`,
    value: secondsOf(effort),
    unit: 's',
    bar: { most: BARS.sellerSeconds[themeOf(theme).controls] },
    detail: `${effort.taps} taps, ${effort.keys} keys, ${effort.scrolls} scrolls`,
  };
}

/**
 * How long a seller with one thumb takes from the first tap to the thanks: 2.2 s for a tap, 0.35 s for a key, 1 s for a
 * scroll. A phone's own chooser of photos and its own list of a select are one tap; each typed character, kana
 * included, is one key, and so is the choice of a conversion. The browser fills nothing in.
 */
export async function measureSeconds(bench: Bench): Promise<Row[]> {
  const [{ url }, browser] = [await bench.server(), await bench.browser()];
  const rows: Row[] = [];
  for (const theme of THEME_NAMES) {
    bench.say(`seconds, ${theme} …`);
    for (const sale of SALES) rows.push(rowOf(theme, sale, await sell(browser, url, theme, sale)));
  }
  return rows;
}
