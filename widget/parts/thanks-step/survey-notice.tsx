import { Phrases } from '../phrases/phrases.tsx';
import { useFormState } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

/** Says that the first answer to a survey counts, after another one was sent. */
export function SurveyNotice() {
  const isAnswered = useFormState((form) => form.surveys.answeredBefore);
  return (
    <div role="status">
      {isAnswered && (
        <p className="thanks__lead">
          <Phrases>{MESSAGES.answeredBefore}</Phrases>
        </p>
      )}
    </div>
  );
}
