import { useEffect, useRef, useState } from 'react';
import { markDone, nextSurvey, type Survey } from '../../state/surveys.ts';
import { useForm } from '../context.ts';

interface Surveys {
  /** The survey whose dialog is open. */
  readonly open: Survey | undefined;
  /** Marks the open survey done and goes on to the next. */
  readonly answered: () => void;
  /** Closes without an answer: nothing is marked, and nothing opens again until the page is loaded anew. */
  readonly dismissed: () => void;
}

/** Requests whose surveys were closed: moving the element in the page mounts the step again. */
const closed = new WeakSet<object>();

/**
 * Asks the surveys one after the other.
 * @param request what the surveys belong to, the same object as long as it is the same request
 */
export function useSurveys(request: object): Surveys {
  const [survey, setSurvey] = useState<Survey>();
  const answers = useRef<Survey[]>([]);
  useEffect(() => {
    if (!closed.has(request)) setSurvey(nextSurvey(sessionStorageOf(window)));
  }, [request]);
  useFocusAfter(survey);

  return {
    open: survey,
    answered: () => {
      if (!survey) return;
      const storage = sessionStorageOf(window);
      answers.current.push(survey);
      markDone(storage, survey);
      const next = nextSurvey(storage, answers.current);
      if (!next) closed.add(request);
      setSurvey(next);
    },
    dismissed: () => {
      closed.add(request);
      setSurvey(undefined);
    },
  };
}

/** The dialogs open by themselves, so that no button gets the focus back: the step's headline takes it. */
function useFocusAfter(survey: Survey | undefined): void {
  const { root } = useForm();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!survey && wasOpen.current) {
      root.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
    }
    wasOpen.current = Boolean(survey);
  }, [survey, root]);
}

/** Reading the property itself throws where a page forbids storage. */
function sessionStorageOf(page: Window): Storage | undefined {
  try {
    return page.sessionStorage;
  } catch {
    return undefined;
  }
}
