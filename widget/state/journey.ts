import { effect } from '@preact/signals-core';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/customer.ts';
import type { EventDetails } from '#contract/embed/element.ts';
import type { Customer } from '../customer/customer.ts';
import { isFilled, openQuestion, visibleFields } from '../goods/disclosure.ts';
import type { Item } from '../goods/item.ts';
import { answersOf } from './answers.ts';
import type { CustomerState } from './customer-state.ts';
import type { FormState, Given } from './form-state.ts';

/** A form counts as seen when some of it was on the screen for this long. */
const SEEN_MS = 1000;

type Question = EventDetails['appraisal-form:question'];

/** The questions that have an answer, by a key of their own. */
function* answeredQuestions(
  items: readonly Item[],
  customer: Customer | undefined,
): Iterable<readonly [key: string, question: Question]> {
  for (const item of items) {
    const { id, category } = item;
    if (!category) continue;
    yield [`${id}/category`, { step: 'items', field: 'category', category }];
    for (const field of visibleFields(item))
      if (isFilled(item, field)) yield [`${id}/${field.key}`, { step: 'items', field: field.key, category }];
  }
  for (const field of CUSTOMER_FIELD_KEYS)
    if (customer?.[field]) yield [field, { step: 'customer', field, category: '' }];
}

/** The first question without an answer when a seller leaves. */
function openField({ goods, navigation }: FormState, { values }: CustomerState): string {
  if (navigation.step === 'customer') return CUSTOMER_FIELD_KEYS.find((key) => !values[key]) ?? '';
  return goods.items.map(openQuestion).find(Boolean) ?? '';
}

/** The progress that a page was told of. A form may be removed and put back. */
interface Told {
  seen: boolean;
  readonly questions: Set<string>;
}

const toldOf = new WeakMap<FormState, Told>();

/** The seller did not answer these on this visit. */
function keysOf({ items, customer, isDraft }: Given): Set<string> {
  const keys = new Set<string>();
  for (const [key] of answeredQuestions(items, customer)) keys.add(key);
  if (isDraft) for (const { id } of items) keys.add(`${id}/photos`);
  return keys;
}

/**
 * Tells the page how far a seller comes: when the form was seen, when each question has its first answer, and where the
 * seller leaves. Never the answers.
 * @returns stops it
 */
export function followJourney(host: Element, form: FormState): () => void {
  const { customer } = answersOf(form);
  const givenKeys = keysOf(form.given);
  const record = toldOf.get(form) ?? { seen: false, questions: new Set(givenKeys) };
  toldOf.set(form, record);
  const stops = [
    effect(() => tellAnswers(form, customer, record)),
    onceSeen(host, () => tellView(form, record)),
  ];
  const onLeave = () => {
    const { step } = form.navigation;
    // A request that was sent leaves an empty form behind.
    const answers = [...answeredQuestions(form.goods.items, customer.values)];
    if (answers.some(([key]) => !givenKeys.has(key)))
      form.tell('appraisal-form:abandon', { step, field: openField(form, customer), percent: form.percent });
  };
  addEventListener('pagehide', onLeave);
  return () => {
    removeEventListener('pagehide', onLeave);
    for (const stop of stops) stop();
  };
}

function tellAnswers(form: FormState, customer: CustomerState, { questions }: Told): void {
  for (const [key, question] of answeredQuestions(form.goods.items, customer.values)) {
    if (questions.has(key)) continue;
    questions.add(key);
    form.tell('appraisal-form:question', question);
  }
}

function tellView(form: FormState, record: Told): void {
  if (record.seen) return;
  record.seen = true;
  form.tell('appraisal-form:view', { step: form.navigation.step });
}

function onceSeen(host: Element, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A page that has taken it away is told of everything but the view.
  if (!('IntersectionObserver' in window)) return () => {};
  const observer = new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting) timer = setTimeout(onSeen, SEEN_MS);
  });
  observer.observe(host);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
