import { useEffect, useState } from 'react';
import type { Sending } from '../../sending/progress.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { focusMainButton } from '../submit-button/submit-button.tsx';
import { useActions, useFormState, useRoot } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

/** The progress of the request that is being sent. It is announced once; the figures are only visible. */
export function SendingStatus() {
  const sending = useFormState(({ submission }) => submission.sending);
  const pauses = sending?.stage === 'pause';
  return (
    <>
      <p className="visually-hidden" role="status">
        {pauses
          ? MESSAGES.pause(sending.seconds)
          : sending && (sending.attempt > 0 ? MESSAGES.again : MESSAGES.started)}
      </p>
      {sending && sending.stage !== 'pause' && <Stage sending={sending} />}
    </>
  );
}

/** The seconds until a request is sent again, and the choice to wait no longer. */
function Pause({ seconds }: { seconds: number }) {
  const { submission } = useActions();
  const root = useRoot();
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((before) => Math.max(1, before - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  const end = (goesOn: boolean) => {
    submission.endPause(goesOn);
    focusMainButton(root);
  };
  return (
    <div className="line-notice">
      <p aria-hidden="true">
        <Phrases>{MESSAGES.pause(secondsLeft)}</Phrases>
      </p>
      <div className="line-notice__answers">
        <button type="button" className="button button--primary" onClick={() => end(true)}>
          {MESSAGES.now}
        </button>
        <button type="button" className="button button--secondary" onClick={() => end(false)}>
          {MESSAGES.stop}
        </button>
      </div>
    </div>
  );
}

type Moving = Exclude<Sending, { stage: 'pause' }>;

function shareOf(sending: Moving): number {
  if (sending.stage === 'upload') return sending.share;
  return sending.stage === 'answer' ? 1 : 0;
}

function Stage({ sending }: { sending: Moving }) {
  const percent = Math.floor(shareOf(sending) * 100);
  const secondsLeft = sending.stage === 'upload' ? sending.secondsLeft : undefined;
  return (
    <div className="sending">
      <p className="sending__texts">
        <span>{MESSAGES.stages[sending.stage]}</span>
        {sending.stage === 'upload' && (
          <span className="sending__figures">
            {MESSAGES.percent(percent)}
            {secondsLeft !== undefined && `・${MESSAGES.left(secondsLeft)}`}
          </span>
        )}
      </p>
      <progress
        className="progress__bar sending__bar"
        max={100}
        value={percent}
        aria-label={MESSAGES.label}
      />
    </div>
  );
}

/** A request that the network does not take: it pauses, or waits until the line is back and the seller is asked. */
export function LineNotice() {
  const sending = useFormState(({ submission }) => submission.sending);
  if (sending?.stage === 'pause') return <Pause key={sending.attempt} seconds={sending.seconds} />;
  return <WithoutLine />;
}

function WithoutLine() {
  const form = useActions();
  const root = useRoot();
  const line = useFormState(({ submission }) => submission.line);
  if (!line) return null;
  return (
    <div className={`line-notice line-notice--${line}`}>
      <p role="alert">
        {MESSAGES.line[line].map((sentence) => (
          <span key={sentence}>
            <Phrases>{sentence}</Phrases>
          </span>
        ))}
      </p>
      {line === 'back' && (
        <div className="line-notice__answers">
          <button type="submit" className="button button--primary">
            {MESSAGES.send}
          </button>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              form.submission.clearFailure();
              focusMainButton(root);
            }}
          >
            {MESSAGES.later}
          </button>
        </div>
      )}
    </div>
  );
}
