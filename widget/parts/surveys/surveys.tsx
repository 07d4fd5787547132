import type { SubmissionResult } from '#contract/schemas/submission.ts';
import { sendFeedback, sendInterests } from '../../api/surveys.ts';
import { useForm } from '../context.ts';
import { FeedbackSurvey } from './feedback-survey.tsx';
import { InterestSurvey } from './interest-survey.tsx';
import { useSurveys } from './use-surveys.ts';

/** The two surveys. Their dialogs never wait for the server: a failure is only logged (document 2, section 7). */
export function Surveys({ result }: { result: SubmissionResult }) {
  const { apiBase } = useForm();
  const { open, answered, dismissed } = useSurveys(result);

  if (open === 'interests') {
    return (
      <InterestSurvey
        onClose={dismissed}
        onSubmit={(labels) => {
          void sendInterests(apiBase(), result.uuid, labels);
          answered();
        }}
      />
    );
  }
  if (open === 'feedback') {
    return (
      <FeedbackSurvey
        onClose={dismissed}
        onSubmit={(text) => {
          void sendFeedback(apiBase(), result.uuid, text);
          answered();
        }}
      />
    );
  }
  return null;
}
