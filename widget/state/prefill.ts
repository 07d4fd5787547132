import { batch } from '@preact/signals-core';
import { keysOf } from '#contract/base/keys.ts';
import { type Customer, EMPTY_CUSTOMER } from '../customer/customer.ts';
import type { ListSource } from '../goods/catalogue-options.ts';
import { emptyItem, type Item, isAnswered } from '../goods/item.ts';
import { fillIn, itemOfCategory, type PrefillPairs, type UnusedPrefill } from '../goods/prefill.ts';
import type { PageAnswers } from '../visit/page-answers.ts';
import { answersOf } from './answers.ts';
import { listFrom } from './catalogue-state.ts';
import type { FormState } from './form-state.ts';
import { givenAnswersOf } from './given-answers.ts';

/** The entries of a list; undefined if it does not come. */
async function entriesOf({ catalogue }: FormState, source: ListSource) {
  await catalogue.want(source);
  const list = listFrom(catalogue.lists, source);
  return list.status === 'ready' ? list.entries : undefined;
}

/** The only item, if everything about it is from the page. */
function untouchedItem(form: FormState): Item | undefined {
  const [item, ...others] = form.goods.items;
  if (!item || others.length > 0) return undefined;
  const isGiven = item === givenAnswersOf(form).item || (item === form.given.items[0] && !form.given.isDraft);
  return isGiven || !isAnswered(item) ? item : undefined;
}

/** The item as its attributes make it, in the category that the page gives. */
function beginning(form: FormState, { id, category }: Item, pairs: PrefillPairs): Item {
  const item = answersOf(form).preselect(emptyItem(id, category));
  return itemOfCategory(item, pairs);
}

/** The item that a seller has begun to answer meanwhile, if it is still the only one. */
function begunItem({ goods }: FormState, { id, category }: Item): Item | undefined {
  const [item, ...others] = goods.items;
  return others.length === 0 && item?.id === id && item.category === category ? item : undefined;
}

/** Contact details that the seller has not written. */
function missingDetails(values: Customer, customer: PageAnswers['customer']): PageAnswers['customer'] {
  const keys = keysOf(customer).filter((key) => !values[key]);
  return Object.fromEntries(keys.map((key) => [key, customer[key]?.trim()]));
}

/** The newest filling of each form: an older one that waits for a list changes nothing any more. */
const newest = new WeakMap<FormState, object>();

/**
 * Fills in what the page gives for its visitor. The seller's own answers, also those of an earlier visit, go before it;
 * while nobody has answered, the page may give others.
 * @returns what answers nothing
 */
export async function prefill(form: FormState, page: PageAnswers): Promise<readonly UnusedPrefill[]> {
  const { goods } = form;
  const { customer } = answersOf(form);
  const pageAnswers = givenAnswersOf(form);
  const turn = {};
  newest.set(form, turn);
  const details = missingDetails(customer.values, page.customer);
  batch(() => {
    pageAnswers.take({ customer: details });
    if (Object.keys(details).length > 0) customer.fill(details);
    pageAnswers.take({ details: customer.values });
  });

  const first = untouchedItem(form);
  if (!first) return [];
  const { theme } = form.navigation.settings;
  const ask = (source: ListSource) => entriesOf(form, source);
  const start = beginning(form, first, page.goods);
  let result = await fillIn(start, page.goods, theme, ask);
  if (newest.get(form) !== turn) return [];
  const isOfPage = goods.items[0] === first && goods.items.length === 1;
  if (!isOfPage) {
    // The seller has answered meanwhile. The lists are there now.
    const begun = begunItem(form, start);
    if (!begun) return [];
    result = await fillIn(begun, page.goods, theme, ask);
    if (goods.items[0] !== begun) return [];
  }
  const { item, fields, unused } = result;
  batch(() => {
    pageAnswers.take({ item, fields: new Set(fields.map(({ key }) => key)), skips: page.skips });
    goods.replace([item]);
  });
  // A category that an attribute names was kept before.
  if (isOfPage && form.given.customer === EMPTY_CUSTOMER) answersOf(form).forgetDraft();
  return unused;
}
