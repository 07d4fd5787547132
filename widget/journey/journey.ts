import { effect } from '@preact/signals-core';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer.ts';
import type { EventDetails } from '#contract/element.ts';
import { isFilled, openQuestion, visibleFields } from '../goods/disclosure.ts';
import type { FormState } from '../state/form-state.ts';

/** A form counts as seen when some of it was on the screen for this long. */
const SEEN_MS = 1000;

type Question = EventDetails['appraisal-form:question'];

/** The questions that have an answer now, by a key of their own. */
function* answered({ goods, customer }: FormState): Iterable<readonly [key: string, question: Question]> {
  for (const item of goods.items) {
    const { id, category } = item;
    if (!category) continue;
    yield [`${id}/category`, { step: 'items', field: 'category', category }];
    for (const field of visibleFields(item))
      if (isFilled(item, field)) yield [`${id}/${field.key}`, { step: 'items', field: field.key, category }];
  }
  for (const field of CUSTOMER_FIELD_KEYS)
    if (customer.values[field]) yield [field, { step: 'customer', field, category: '' }];
}

/** The question that a seller who leaves has not answered. */
function waiting({ goods, customer, navigation }: FormState): string {
  if (navigation.step === 'customer') return CUSTOMER_FIELD_KEYS.find((key) => !customer.values[key]) ?? '';
  return goods.items.map(openQuestion).find(Boolean) ?? '';
}

/** What a page was told about a form. A form may be taken out and put back. */
interface Told {
  seen: boolean;
  readonly questions: Set<string>;
}

const toldOf = new WeakMap<FormState, Told>();

/** What a draft brought back was answered on another visit. */
function startOf(form: FormState): Told {
  const known = form.wasRestored ? [...answered(form)].map(([key]) => key) : [];
  return { seen: false, questions: new Set(known) };
}

/**
 * Tells the page how far a seller comes: that the form was seen, each question when it has its first answer, and where
 * the seller leaves. Never what was answered.
 * @returns stops it
 */
export function followJourney(host: Element, form: FormState): () => void {
  const told = toldOf.get(form) ?? startOf(form);
  toldOf.set(form, told);
  const stops = [effect(() => tellAnswers(form, told)), onceSeen(host, () => tellView(form, told))];
  const onLeave = () => {
    const { step } = form.navigation;
    if (step !== 'thanks' && told.questions.size > 0)
      form.tell('appraisal-form:abandon', { step, field: waiting(form), percent: form.percent });
  };
  addEventListener('pagehide', onLeave);
  return () => {
    removeEventListener('pagehide', onLeave);
    for (const stop of stops) stop();
  };
}

function tellAnswers(form: FormState, { questions }: Told): void {
  for (const [key, question] of answered(form)) {
    if (questions.has(key)) continue;
    questions.add(key);
    form.tell('appraisal-form:question', question);
  }
}

function tellView(form: FormState, told: Told): void {
  if (told.seen) return;
  told.seen = true;
  form.tell('appraisal-form:view', { step: form.navigation.step });
}

function onceSeen(host: Element, seen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting) timer = setTimeout(seen, SEEN_MS);
  });
  observer.observe(host);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
