import { data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES, NOTE_CHARACTERS } from '#contract/desk/desk.ts';
import { REQUEST_MARKS } from '#contract/desk/marks.ts';
import { CORRECTION_RULES, correctionOf } from '../../blocks/follow-up/correction-rules.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { problemsOf, readValues } from '../../ui/form/form-rules.ts';
import { isConfirmed } from '../parts/confirmed.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/request.ts';
import type { Answer } from './answer.ts';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import { PANEL_NAMES } from './panels.ts';

const INTENTS = ['show', 'mail', 'unmark', ...PANEL_NAMES] as const;
type Intent = (typeof INTENTS)[number];

const refuse = (answer: Answer, status = 422) => data<Answer>(answer, { status });

/** The form that somebody sent, and what was typed in it. */
interface Typed {
  args: Route.ActionArgs;
  form: FormData;
  text: string;
  /** The version of the request that the page showed. */
  seen: string;
}

async function correct({ args, form, seen }: Typed): Promise<Answer | undefined> {
  const { params } = args;
  const values = readValues(CORRECTION_RULES, form);
  const problems = problemsOf(CORRECTION_RULES, values);
  if (Object.keys(problems).length > 0) return { values, problems };
  try {
    const answer = await asPerson(args, 'correctRequest', { ...params, seen, ...correctionOf(values) });
    if (answer.problems.length === 0) return undefined;
    const answerProblems = Object.fromEntries(answer.problems.map(({ field, message }) => [field, message]));
    return { values, problems: answerProblems };
  } catch (error) {
    return { values, failed: textOfFailure(error, WORDS.failed) };
  }
}

const markIn = (form: FormData) => {
  const mark = String(form.get('mark'));
  return isKeyOf(REQUEST_MARKS, mark) ? mark : undefined;
};

/** The mistakes in a form that the page itself sees. */
function mistakeIn(intent: Intent, { form, text }: Typed): string | undefined {
  if (intent === 'note' && (text === '' || text.length > NOTE_CHARACTERS))
    return WORDS.note.wrong(NOTE_CHARACTERS);
  if (intent === 'mark' && text.length > NOTE_CHARACTERS) return WORDS.note.wrong(NOTE_CHARACTERS);
  if (intent === 'mark' && !markIn(form)) return WORDS.mark.missing;
  if (intent === 'erase' && !isConfirmed(form)) return PARTS_WORDS.unconfirmed;
  return undefined;
}

/** Does an act that the page knows to be sound. @throws CallError a refusal of it */
function perform(
  intent: Exclude<Intent, 'show' | 'mail' | 'correct' | 'export'>,
  { args, form, text, seen }: Typed,
): Promise<object> {
  const { params } = args;
  const mark = markIn(form) ?? 'call';
  switch (intent) {
    case 'note':
      return asPerson(args, 'noteRequest', { ...params, text });
    case 'mark':
      return asPerson(args, 'markRequest', { ...params, mark, note: text });
    case 'unmark':
      return asPerson(args, 'endMark', { ...params, mark });
    case 'assign':
      return asPerson(args, 'assignRequest', { ...params, seen, person: String(form.get('person')) || null });
    case 'pass':
      return asPerson(args, 'passOn', { ...params, shop: String(form.get('shop')) });
    case 'again':
      return asPerson(args, 'sendShopsAgain', params);
    case 'withdraw':
      return asPerson(args, 'withdrawRequest', { ...params, seen });
    case 'revoke':
      return asPerson(args, 'revokeLinks', params);
    case 'erase':
      return asPerson(args, 'eraseRequest', params);
  }
}

/** Does what a form of the page of a request asks for. */
export async function requestAction(args: Route.ActionArgs) {
  const { params, request } = args;
  const form = await formOf(request);
  const intent = intentOf(form, INTENTS);
  const typing: Typed = {
    args,
    form,
    text: String(form.get('text') ?? '').trim(),
    seen: String(form.get('seen') ?? ''),
  };
  const redirectDone = () => redirect(`${DESK_PAGES.requests}/${params.uuid}?done=${intent}`);
  if (intent === 'show') {
    const { texts } = await asPerson(args, 'showContact', params);
    return data<Answer>({ texts });
  }
  if (intent === 'mail') {
    const uuid = String(form.get('mail'));
    return data<Answer>({ mail: await asPerson(args, 'showMail', { uuid }).catch(() => null) });
  }
  if (intent === 'correct') {
    const failure = await correct(typing);
    return failure ? refuse({ ...failure, of: intent }) : redirectDone();
  }
  // The file has an address of its own.
  if (intent === 'export') throw data(null, { status: 400 });
  const person = intent === 'assign' ? String(form.get('person')) : undefined;
  const typed = { text: typing.text, mark: markIn(form), person, of: intent };
  const mistake = mistakeIn(intent, typing);
  if (mistake) return refuse({ ...typed, failed: mistake });
  try {
    await perform(intent, typing);
  } catch (error) {
    return refuse({ ...typed, failed: textOfFailure(error, WORDS.failed) }, 409);
  }
  return intent === 'erase' ? redirect(`${DESK_PAGES.requests}?erased`) : redirectDone();
}
