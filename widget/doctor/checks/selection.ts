import { firstLevel } from '#contract/calls/catalogue.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { call } from '../../api/call.ts';
import { CATEGORY_FORMS } from '../../goods/categories/index.ts';
import { type Check, found } from '../finding.ts';

/** At most this many answers are named. */
const NAMED = 8;

/** The answers to the first question of a category. */
async function answersOf(category: CategoryKey, base: string): Promise<readonly string[]> {
  const [first] = CATEGORY_FORMS[category].fields;
  if (first?.kind === 'choice') return Object.values(first.options).flat();
  if (first?.kind !== 'catalogue') return [];
  const body = { medium_uuid: CATEGORY_UUIDS[category], group: 0 };
  const { item_masters } = await call(firstLevel, base, { body });
  const names = item_masters.map(({ name }) => name);
  return [...names, ...(first.adds ?? []), ...(first.other ? [first.other.option] : [])];
}

/** Checks that the first answer, which the page gives, is one. An API without the list reports nothing about it. */
export const selection: Check = async ({ form, settings, base }) => {
  const text = form.getAttribute('initial-selection')?.trim();
  if (!text) return [];
  if (!settings.initialCategory) return [found('attribute-alone', 'initial-selection', 'initial-category')];
  try {
    const answers = await answersOf(settings.initialCategory as CategoryKey, base);
    if (answers.length === 0 || answers.includes(text)) return [];
    const some = answers.slice(0, NAMED).join('、');
    return [found('attribute-value', 'initial-selection', text, '', `${some}…`)];
  } catch {
    return [];
  }
};
