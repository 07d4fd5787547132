import { MESSAGES } from './messages.ts';

export function SurveyActions({ onSkip }: { onSkip: () => void }) {
  return (
    <div className="survey__actions">
      <button type="submit" className="button button--primary">
        {MESSAGES.send}
      </button>
      <button type="button" className="survey__skip" onClick={onSkip}>
        {MESSAGES.skip}
      </button>
    </div>
  );
}
