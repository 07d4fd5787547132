import type { CategoryKey } from '#contract/goods/categories.ts';
import { createApi } from '../../api/api.ts';
import { preselect } from '../../goods/answering.ts';
// Questions are there before answers.
import '../../goods/categories/index.ts';
import type { ListSource } from '../../goods/catalogue-options.ts';
import { emptyItem } from '../../goods/item.ts';
import { fillIn, itemOfCategory, type PrefillPairs } from '../../goods/prefill.ts';
import { readPageAnswers } from '../../visit/page-answers.ts';
import { type Check, type Examined, found } from '../finding.ts';

function beginning({ settings }: Examined, pairs: PrefillPairs) {
  const { initialCategory, initialSelection } = settings;
  const item = emptyItem('', initialCategory as CategoryKey | '');
  return itemOfCategory(
    initialCategory && initialSelection ? preselect(item, initialSelection) : item,
    pairs,
  );
}

/** Checks the answers that the page gives. A list that does not come reports nothing about its question. */
export const prefillCheck: Check = async (subject) => {
  const { form, settings, base } = subject;
  const { goods, refused } = readPageAnswers(form, location.search);
  const api = createApi(() => base);
  const ask = ({ names, ...query }: ListSource) =>
    names.length > 0 ? Promise.resolve(undefined) : api.entries(query).catch(() => undefined);
  const { unused } = await fillIn(beginning(subject, goods), goods, settings.theme, ask);
  return [
    ...refused.map((name) => found('prefill-unused', 'person', name, '', [])),
    ...unused.map(({ why, name, text, allowed }) => found('prefill-unused', why, name, text, allowed)),
  ];
};
