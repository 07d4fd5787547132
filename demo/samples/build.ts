import { urlOf } from '#contract/calls/call.ts';
import { firstLevel, nextLevel } from '#contract/calls/catalogue.ts';
import { DEFAULT_THEME, THEME_NAMES } from '#contract/embed/themes.ts';
import { type CategoryKey, toCategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import type { SampleForm } from '#widget/public.ts';
import { type AskCatalogue, sampleItem } from '#widget/state/samples.ts';
import { sampleCustomer } from './customer.ts';
import { samplePhoto } from './photo.ts';

/** Uses the real API, not the failing one, so that the button for samples works with every setting. */
async function post(url: string, body: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return firstLevel.answer.parse(await answer.json()).item_masters;
}

const askFor =
  (category: CategoryKey): AskCatalogue =>
  (level, code) => {
    const medium_uuid = CATEGORY_UUIDS[category];
    return level === 1
      ? post(urlOf(firstLevel, ''), { medium_uuid, group: 0 })
      : post(urlOf(nextLevel, ''), { medium_uuid, code, level });
  };

/** A valid request with one item of a category, in the words of a theme. */
export async function buildSample(category: string, theme: string): Promise<SampleForm> {
  const key = toCategoryKey(category) ?? 'watch';
  const themeName = THEME_NAMES.find((name) => name === theme) ?? DEFAULT_THEME;
  const item = await sampleItem(key, themeName, askFor(key), await samplePhoto('sample.jpg'));
  return { items: [item], customer: sampleCustomer() };
}
