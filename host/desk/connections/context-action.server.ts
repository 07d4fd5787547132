import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { CONTEXT_LIMITS, CONTEXT_PATTERNS, isContextName } from '#contract/media/context.ts';
import { isConfirmed } from '../parts/confirmed.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { ContextTexts } from './context-fields.tsx';
import { CONNECTIONS as WORDS } from './messages.ts';

interface Answer {
  failed?: string;
  context?: ContextTexts;
}

const refuse = (answer: Answer) => data<Answer>(answer, { status: 422 });

const INTENTS = ['declare', 'undeclare'];

/** A form of the page is about a field of named values. */
export const isContextIntent = (form: FormData): boolean => INTENTS.includes(String(form.get('intent')));

/** Declares or ends a field. */
export async function contextAction(args: ActionFunctionArgs, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const texts = { medium: text('medium'), name: text('name'), characters: text('characters') };
  const { medium, name } = texts;
  const pattern = text('pattern');
  const characters = Number(texts.characters);
  const isEnd = text('intent') === 'undeclare';
  if (isEnd && !isConfirmed(form)) return refuse({ failed: PARTS_WORDS.unconfirmed });
  const isSound =
    isContextName(name) && (isEnd || (characters >= 1 && characters <= CONTEXT_LIMITS.characters));
  if (!isSound) return refuse({ context: { ...texts, problem: WORDS.context.wrong } });
  try {
    if (isEnd) await asPerson(args, 'endContext', { medium, name });
    else
      await asPerson(args, 'declareContext', {
        medium,
        name,
        pattern: isKeyOf(CONTEXT_PATTERNS, pattern) ? pattern : 'code',
        characters: Math.floor(characters),
      });
    return redirect(`${DESK_PAGES.connections}?done=${isEnd ? 'undeclared' : 'declared'}`);
  } catch (error) {
    return refuse({ failed: textOfFailure(error, WORDS.failed), ...(!isEnd && { context: texts }) });
  }
}
