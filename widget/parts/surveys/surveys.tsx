import { useEffect, useRef } from 'react';
import { useRoot } from '../use-form.ts';
import { useSurveys, useSurveysActions } from '../use-surveys.ts';
import { FeedbackSurvey } from './feedback-survey.tsx';
import { InterestSurvey } from './interest-survey.tsx';

/** The two surveys, one after the other. Each opens without a press. */
export function Surveys() {
  const surveys = useSurveysActions();
  const open = useSurveys((one) => one.open);
  useFocusAfter(open !== undefined);
  switch (open) {
    case 'interests':
      return (
        <InterestSurvey
          onClose={() => surveys.dismiss()}
          onSubmit={(labels) => surveys.answerInterests(labels)}
        />
      );
    case 'feedback':
      return (
        <FeedbackSurvey onClose={() => surveys.dismiss()} onSubmit={(text) => surveys.answerFeedback(text)} />
      );
    default:
      return null;
  }
}

/** No button opens the surveys, so none can get the focus back when the last one closes. The step's heading gets it. */
function useFocusAfter(open: boolean): void {
  const root = useRoot();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current && !root.activeElement) {
      root.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
    }
    wasOpen.current = open;
  }, [open, root]);
}
