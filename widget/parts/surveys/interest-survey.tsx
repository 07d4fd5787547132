import { useId, useRef, useState } from 'react';
import { INTERESTS } from '#contract/goods/options.ts';
import { translated } from '#contract/language/words.ts';
import { type Interest, toggleInterest } from '../../state/surveys.ts';
import { onSend } from '../on-send.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';
import { SurveyActions } from './survey-actions.tsx';
import { SurveySheet } from './survey-sheet.tsx';

interface InterestSurveyProps {
  onSubmit: (labels: readonly Interest[]) => void;
  onClose: () => void;
}

export function InterestSurvey({ onSubmit, onClose }: InterestSurveyProps) {
  const [interests, setInterests] = useState<readonly Interest[]>([]);
  const [missing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const [hintId, errorId] = [useId(), useId()];

  const submit = () => {
    if (interests.length > 0) return onSubmit(interests);
    setMissing(true);
    first.current?.focus();
  };
  const toggle = (label: Interest) => {
    setInterests(toggleInterest(interests, label));
    setMissing(false);
  };

  return (
    <SurveySheet title={MESSAGES.interestsTitle} onClose={onClose}>
      <form className="survey" noValidate {...onSend(submit)}>
        <fieldset className="survey__question" aria-describedby={missing ? `${hintId} ${errorId}` : hintId}>
          <legend className="survey__legend">
            <Phrases>{MESSAGES.interestsQuestion}</Phrases>
          </legend>
          <p id={hintId} className="survey__hint">
            <Phrases>{MESSAGES.interestsHint}</Phrases>
          </p>
          <div className="survey__options">
            {INTERESTS.map((label, index) => (
              <label key={label} className="survey__option">
                <input
                  ref={index === 0 ? first : undefined}
                  type="checkbox"
                  checked={interests.includes(label)}
                  onChange={() => toggle(label)}
                />
                {translated(label)}
              </label>
            ))}
          </div>
          <p id={errorId} className="survey__error" role="alert">
            {missing && <Phrases>{MESSAGES.interestsMissing}</Phrases>}
          </p>
        </fieldset>
        <SurveyActions onSkip={onClose} />
      </form>
    </SurveySheet>
  );
}
