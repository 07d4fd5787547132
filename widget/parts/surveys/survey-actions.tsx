import { SURVEY } from '../thanks-step/messages.ts';

export function SurveyActions({ onSkip }: { onSkip: () => void }) {
  return (
    <div className="thanks-survey__actions">
      <button type="submit" className="button button--primary">
        {SURVEY.send}
      </button>
      <button type="button" className="thanks-survey__skip" onClick={onSkip}>
        {SURVEY.skip}
      </button>
    </div>
  );
}
