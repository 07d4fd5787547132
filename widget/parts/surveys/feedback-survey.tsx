import { useId, useRef, useState } from 'react';
import { LIMITS } from '#contract/base/limits.ts';
import { feedbackText } from '../../state/surveys.ts';
import { onSend } from '../on-send.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';
import { SurveyActions } from './survey-actions.tsx';
import { SurveySheet } from './survey-sheet.tsx';

interface FeedbackSurveyProps {
  onSubmit: (text: string) => void;
  onClose: () => void;
}

export function FeedbackSurvey({ onSubmit, onClose }: FeedbackSurveyProps) {
  const [draft, setDraft] = useState('');
  const [missing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const [areaId, hintId, errorId] = [useId(), useId(), useId()];

  const submit = () => {
    const text = feedbackText(draft);
    if (text) return onSubmit(text);
    setMissing(true);
    area.current?.focus();
  };

  return (
    <SurveySheet title={MESSAGES.feedbackTitle} onClose={onClose}>
      <form className="survey" noValidate {...onSend(submit)}>
        <div className="survey__question">
          <label className="survey__legend" htmlFor={areaId}>
            <Phrases>{MESSAGES.feedbackQuestion}</Phrases>
          </label>
          <p id={hintId} className="survey__hint">
            <Phrases>{MESSAGES.feedbackHint}</Phrases>
          </p>
          <textarea
            ref={area}
            id={areaId}
            className="survey__text"
            rows={3}
            maxLength={LIMITS.feedbackCharacters}
            value={draft}
            aria-describedby={missing ? `${hintId} ${errorId}` : hintId}
            aria-invalid={missing}
            onChange={(event) => {
              setDraft(event.target.value);
              setMissing(false);
            }}
          />
          <p className="survey__count">{MESSAGES.characters(draft.length, LIMITS.feedbackCharacters)}</p>
          <p id={errorId} className="survey__error" role="alert">
            {missing && <Phrases>{MESSAGES.feedbackMissing}</Phrases>}
          </p>
        </div>
        <SurveyActions onSkip={onClose} />
      </form>
    </SurveySheet>
  );
}
