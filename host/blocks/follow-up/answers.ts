import { data, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router';
import type { FAILED } from './messages.ts';

export type Reason = keyof typeof FAILED;

/** The result of an action of a person on a page. `intent` names the action. */
export interface ActAnswer {
  intent: string;
  /** Undefined where it was done. */
  reason?: Reason | undefined;
  /** The text that was typed, for a page without scripts. */
  text?: string | undefined;
}

/** In the browser: a page that cannot reach its server keeps the typed texts, and says so. */
export async function orOffline<Kind extends ActAnswer>(request: Request, send: () => Promise<Kind>) {
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    // A network failure is a TypeError; any other error is for the screen of errors.
    if (!(error instanceof TypeError)) throw error;
    const offline: ActAnswer = { intent: String(form.get('intent')), reason: 'offline' };
    return data(offline as Kind, { status: 503 });
  }
}

/** A refusal that is about the request itself: the page on the screen is old. */
const OUTDATED = [404, 409, 410];

export const revalidatesWhenOld = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || OUTDATED.includes(actionStatus ?? 0);

/**
 * One thing that can be done on a page.
 * @param returned the answer that came with the page, without scripts
 */
export function useAnswer<Kind extends ActAnswer>(intent: Kind['intent'], actionData: Kind | undefined) {
  const fetcher = useFetcher<Kind>();
  const fromFetcher = fetcher.data as Kind | undefined;
  const answer = fromFetcher ?? (actionData?.intent === intent ? actionData : undefined);
  const isSending = fetcher.state !== 'idle';
  return {
    intent,
    Form: fetcher.Form,
    answer,
    isSending,
    /** The act was done, with scripts or without. */
    isDone: Boolean(answer) && !answer?.reason && !isSending,
  };
}

/** All that can be done on a page, by intent. @param intents the same ones in every render */
export function useAnswers<Kind extends ActAnswer, Intent extends Kind['intent'] & string>(
  intents: readonly Intent[],
  actionData: Kind | undefined,
): Readonly<Record<Intent, Asked<Kind>>> {
  const answers: Partial<Record<Intent, Asked<Kind>>> = {};
  for (const intent of intents) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same in every render
    answers[intent] = useAnswer<Kind>(intent, actionData);
  }
  return answers as Record<Intent, Asked<Kind>>;
}

export type Asked<Kind extends ActAnswer = ActAnswer> = ReturnType<typeof useAnswer<Kind>>;
