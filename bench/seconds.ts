import type { Browser } from 'playwright';
import { LIMITS } from '#contract/base/limits.ts';
import { THEME_NAMES, type Theme, themeOf } from '#contract/embed/themes.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import { openPhone } from '#test/bench/phone.ts';
import type { Figure } from '#test/bench/row.ts';
import { SensibleSeller } from '#test/bench/sensible-seller.ts';
import { type Effort, secondsOf } from '#test/bench/thumb.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { askFor } from '#test/browser/sample-goods.ts';
import { type AskCatalogue, sampleSteps } from '#widget/state/samples.ts';

/** The height of a phone's screen without the bars of its browser. */
const HEIGHT = 664;

interface Goods {
  category: CategoryKey;
  /** How many photos are chosen, all at once. */
  photos: number;
  /** Lists begin with the best known entries. The seller's entry has this rank, or is the last in a shorter list. */
  rank: number;
}

interface Sale {
  goods: readonly Goods[];
  /** The browser knows the contact details. */
  autofill?: boolean;
}

/** Most sellers' goods are in sight when a list opens. */
const KNOWN = { photos: 1, rank: 5 };

/** Goods whose photos nobody asks for. */
const WITHOUT_PHOTOS = (['preciousMetal', 'alcohol', 'music'] as const).map((category) => ({
  ...KNOWN,
  category,
  photos: 0,
}));

const SALES: readonly Sale[] = [
  ...CATEGORY_KEYS.map((category) => ({ goods: [{ ...KNOWN, category }] })),
  { goods: [{ ...KNOWN, category: 'watch', photos: LIMITS.photosPerItem }] },
  { goods: [{ ...KNOWN, category: 'bag', rank: 40 }] },
  { goods: WITHOUT_PHOTOS },
  { goods: WITHOUT_PHOTOS, autofill: true },
  { goods: WITHOUT_PHOTOS.slice(-1), autofill: true },
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
async function sell(browser: Browser, url: string, theme: Theme, { goods, autofill }: Sale): Promise<Effort> {
  const phone = await openPhone(browser, { height: HEIGHT });
  await phone.page.goto(`${url}/demo/plain/${theme}.html`, { waitUntil: 'networkidle' });
  const seller = new SensibleSeller(phone);
  for (const [index, { category, photos, rank }] of goods.entries()) {
    const ask = having(rank, askFor(category, url));
    const steps = await sampleSteps(category, theme, 'listed', ask, new File([], 'photo.jpg'));
    if (index > 0) await seller.addItem();
    await seller.chooseCategory(category);
    const files = Array.from({ length: photos }, (_, one) => smallPhoto('jpg', `photo-${one + 1}.jpg`));
    for (const step of steps) await seller.answer(step, files);
  }
  await seller.goOn();
  if (autofill) await seller.letBrowserFillIn();
  await seller.typeDetails();
  await seller.send(theme);
  await phone.context.close();
  return seller.thumb.effort;
}

const nameOf = ({ category, photos, rank }: Goods) => {
  const far = rank > KNOWN.rank ? `, number ${rank} of its lists` : '';
  return `${CATEGORIES[category].label}, ${photos} photo${photos === 1 ? '' : 's'}${far}`;
};

/** The limit for a sale: one item, one with all its photos, several, or contact details that the browser fills in. */
function mostSeconds(theme: Theme, { goods, autofill }: Sale): number {
  const { dialogs, selects } = BARS.sellerSeconds;
  const { controls } = themeOf(theme);
  if (controls === 'selects') return selects * goods.length;
  if (goods.length > 1) return dialogs.several;
  if (autofill) return dialogs.autofilled;
  return goods[0]?.photos === LIMITS.photosPerItem ? dialogs.photos : dialogs.one;
}

function rowOf(theme: Theme, sale: Sale, effort: Effort): Figure {
  const how = sale.autofill ? ', filled in by the browser' : '';
  return {
    what: `A seller's seconds, ${theme}, ${sale.goods.map(nameOf).join(' + ')}${how}`,
    value: secondsOf(effort),
    unit: 's',
    bar: { most: mostSeconds(theme, sale) },
    detail: `${effort.taps} taps, ${effort.keys} keys, ${effort.scrolls} scrolls`,
  };
}

/**
 * How long a seller with one thumb takes from the first tap to the thanks: 2.2 s for a tap, 0.35 s for a key, 1 s for a
 * scroll. A phone's own chooser of photos and its own list of a select are one tap; each typed character, kana
 * included, is one key, and so is the choice of a conversion. Where the browser fills in the contact details, that is a tap
 * on its suggestion.
 */
export async function measureSeconds(bench: Bench): Promise<Figure[]> {
  const [{ url }, browser] = [await bench.server(), await bench.browser()];
  const rows: Figure[] = [];
  for (const theme of THEME_NAMES) {
    bench.say(`seconds, ${theme} …`);
    for (const sale of SALES) rows.push(rowOf(theme, sale, await sell(browser, url, theme, sale)));
  }
  return rows;
}
