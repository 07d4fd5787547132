import { TAG } from '#contract/embed/tag.ts';
import type { UnusedPrefill } from '../goods/prefill.ts';
import { ITEM_QUESTIONS } from '../parts/item-block/item-block.tsx';
import type { FormState } from '../state/form-state.ts';
import { prefill } from '../state/prefill.ts';
import { readPageAnswers } from '../visit/page-answers.ts';

/*
 * Fills in what a page gives for its visitor. Hardly any page does, so this comes in a file of its own.
 */

/** The reasons in words, for the developers of the page. The doctor has them in Japanese. */
const REASONS: Readonly<Record<UnusedPrefill['why'], (unused: UnusedPrefill) => string>> = {
  name: ({ name }) => `no question has the name "${name}"`,
  asked: ({ name }) => `"${name}" is not asked of these goods`,
  above: ({ name }) => `"${name}" needs an answer to the question before it`,
  value: ({ name, text, allowed }) =>
    `${name}="${text}" is no answer${allowed.length > 0 ? `. Some answers: ${allowed.join(', ')}` : ''}`,
};

const messages = new Set<string>();

/** Each thing once, however often the form is filled in. */
function tell(message: string): void {
  if (messages.has(message)) return;
  messages.add(message);
  console.error(`[${TAG}] prefill: ${message}`);
}

/** Fills in a form from its element and the address of the page. */
export async function fillIn(form: FormState, host: Element): Promise<void> {
  const page = readPageAnswers(host, location.search);
  await ITEM_QUESTIONS.load();
  for (const name of page.refused) tell(`"${name}" is taken only from the property, as it is about a person`);
  for (const unused of await prefill(form, page)) tell(REASONS[unused.why](unused));
}
