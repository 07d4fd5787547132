import { Phrases } from '../phrases/phrases.tsx';
import { useSurveys } from '../use-surveys.ts';
import { MESSAGES } from './messages.ts';

/** Says that the first answer to a survey counts, after another one was sent. */
export function SurveyNotice() {
  const isAnswered = useSurveys((surveys) => surveys.answeredBefore);
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
