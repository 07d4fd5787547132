import { useId } from 'react';
import { REVIEW_LIMITS, SHOP_OUTCOMES } from '#contract/follow-up.ts';
import type { Lead } from '#contract/schemas/follow-up.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../../blocks/follow-up/messages.ts';
import { OutcomeForm } from '../../blocks/follow-up/outcome-form.tsx';
import { Fact, Folded, Part } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import formStyles from '../../ui/form/form.module.css';
import inputStyles from '../../ui/form/input.module.css';
import type { LeadAsked } from './answer.ts';
import styles from './lead.module.css';
import { OUTCOME, REVIEW } from './messages.ts';

function AnswerReview({ asked }: { asked: LeadAsked }) {
  const id = useId();
  return (
    <Folded title={REVIEW.answerTitle} open={Boolean(asked.answer?.reason)}>
      <FollowUpForm asked={asked} className={styles.form}>
        <div className={formStyles.field}>
          <label htmlFor={id}>{REVIEW.answer}</label>
          <textarea
            className={inputStyles.input}
            id={id}
            name="text"
            rows={3}
            required
            maxLength={REVIEW_LIMITS.text}
            aria-describedby={`${id}-hint`}
          />
          <p className={styles.hint} id={`${id}-hint`}>
            {REVIEW.hint(REVIEW_LIMITS.text)}
          </p>
        </div>
        <p>
          <button type="submit" className={buttonClass('line')} disabled={asked.isSending}>
            {asked.isSending ? FOLLOW_UP.sending : REVIEW.submit}
          </button>
        </p>
      </FollowUpForm>
    </Folded>
  );
}

interface OutcomePartProps {
  lead: Lead;
  telling: LeadAsked;
  answering: LeadAsked;
}

/** The end of the goods, as the shop says it, and the review about it. Empty before the shop has contact and quote. */
export function OutcomePart({ lead: { release, review }, telling, answering }: OutcomePartProps) {
  if (!release) return null;
  return (
    <Part title={OUTCOME.title} lead={release.deal ? OUTCOME.deal : OUTCOME.lead}>
      {telling.isDone && <Saved>{OUTCOME.saved}</Saved>}
      {answering.isDone && <Saved>{REVIEW.saved}</Saved>}
      <OutcomeForm asked={telling} words={SHOP_OUTCOMES} said={release.outcome} />
      {review && (
        <>
          <dl className={styles.given}>
            <Fact name={REVIEW.title}>{review.text}</Fact>
            {review.answer !== null && <Fact name={REVIEW.answer}>{review.answer}</Fact>}
          </dl>
          {review.answer === null && <AnswerReview asked={answering} />}
        </>
      )}
    </Part>
  );
}
