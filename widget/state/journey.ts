import { effect } from '@preact/signals-core';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import type { EventDetails } from '#contract/embed/element.ts';
import type { Customer } from '../customer/customer.ts';
import { isFilled, openQuestion, visibleFields } from '../goods/disclosure.ts';
import type { Item } from '../goods/item.ts';
import { answersOf } from './answers.ts';
import type { CustomerState } from './customer-state.ts';
import type { FormState, Given } from './form-state.ts';
import { type GivenAnswers, givenAnswersOf } from './given-answers.ts';

type Question = EventDetails['appraisal-form:question'];

/** The questions that have an answer, by a key of their own. @param given answers that do not count: the page has given them */
function* answeredQuestions(
  items: readonly Item[],
  customer: Customer | undefined,
  given?: GivenAnswers,
): Iterable<readonly [key: string, question: Question]> {
  for (const item of items) {
    const { id, category } = item;
    if (!category) continue;
    if (!given?.has(item)) yield [`${id}/category`, { step: 'items', field: 'category', category }];
    for (const field of visibleFields(item))
      if (isFilled(item, field) && !given?.has(item, field))
        yield [`${id}/${field.key}`, { step: 'items', field: field.key, category }];
  }
  for (const field of CUSTOMER_FIELD_KEYS)
    if (customer?.[field] && !given?.hasDetail(field, customer[field]))
      yield [field, { step: 'customer', field, category: '' }];
}

/** The first question without an answer when a seller leaves. */
function openField({ goods, navigation }: FormState, { values }: CustomerState): string {
  if (navigation.step === 'customer') return CUSTOMER_FIELD_KEYS.find((key) => !values[key]) ?? '';
  return goods.items.map(openQuestion).find(Boolean) ?? '';
}

/** The progress that a page was told of. A form may be removed and put back. */
interface Told {
  readonly questions: Set<string>;
  /** The newest answer. */
  last?: Question;
}

const toldOf = new WeakMap<FormState, Told>();

/** The question that the seller has answered last on this visit; undefined: none yet. */
export const lastAnswered = (form: FormState): Question | undefined => toldOf.get(form)?.last;

/** The seller did not answer these on this visit. */
function keysOf({ items, customer, isDraft }: Given): Set<string> {
  const keys = new Set<string>();
  for (const [key] of answeredQuestions(items, customer)) keys.add(key);
  if (isDraft) for (const { id } of items) keys.add(`${id}/photos`);
  return keys;
}

/**
 * Tells the page how far a seller comes: when each question has its first answer, and where the seller leaves. Never the
 * answers.
 * @returns stops it
 */
export function followJourney(form: FormState): () => void {
  const { customer } = answersOf(form);
  const givenKeys = keysOf(form.given);
  const record = toldOf.get(form) ?? { questions: new Set(givenKeys) };
  toldOf.set(form, record);
  const stop = effect(() => tellAnswers(form, customer, record));
  const onLeave = () => {
    const { step } = form.navigation;
    // A request that was sent leaves an empty form behind.
    const answers = [...answeredQuestions(form.goods.items, customer.values, givenAnswersOf(form))];
    if (answers.some(([key]) => !givenKeys.has(key)))
      form.tell('appraisal-form:abandon', { step, field: openField(form, customer), percent: form.percent });
  };
  addEventListener('pagehide', onLeave);
  return () => {
    removeEventListener('pagehide', onLeave);
    stop();
  };
}

function tellAnswers(form: FormState, customer: CustomerState, record: Told): void {
  const answers = answeredQuestions(form.goods.items, customer.values, givenAnswersOf(form));
  for (const [key, question] of answers) {
    if (record.questions.has(key)) continue;
    record.questions.add(key);
    record.last = question;
    form.tell('appraisal-form:question', question);
  }
}
