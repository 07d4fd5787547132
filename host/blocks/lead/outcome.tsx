import { REVIEW_LIMITS, SHOP_OUTCOMES } from '#contract/life/follow-up.ts';
import type { Lead } from '#server/quotes/link-acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FollowUpForm } from '../follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../follow-up/messages.ts';
import { OutcomeForm } from '../follow-up/outcome-form.tsx';
import { Fact, FoldedPart, Part } from '../follow-up/part.tsx';
import { Saved } from '../follow-up/saved.tsx';
import type { LeadAsked } from './answer.ts';
import styles from './lead.module.css';
import { LEAD_OUTCOME, LEAD_REVIEW } from './messages.ts';

function AnswerReview({ asked }: { asked: LeadAsked }) {
  return (
    <FoldedPart title={LEAD_REVIEW.answerTitle} open={Boolean(asked.answer?.reason)}>
      <FollowUpForm asked={asked} className={styles.form}>
        <TextArea
          name="text"
          label={LEAD_REVIEW.answer}
          hint={LEAD_REVIEW.hint(REVIEW_LIMITS.text)}
          limit={REVIEW_LIMITS.text}
          rows={3}
          required
        />
        <p>
          <button type="submit" className={buttonClass('line')} disabled={asked.isSending}>
            {asked.isSending ? FOLLOW_UP.sending : LEAD_REVIEW.submit}
          </button>
        </p>
      </FollowUpForm>
    </FoldedPart>
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
    <Part title={LEAD_OUTCOME.title} lead={release.deal ? LEAD_OUTCOME.deal : LEAD_OUTCOME.lead}>
      {telling.isDone && <Saved>{LEAD_OUTCOME.saved}</Saved>}
      {answering.isDone && <Saved>{LEAD_REVIEW.saved}</Saved>}
      <OutcomeForm asked={telling} words={SHOP_OUTCOMES} said={release.outcome} />
      {review && (
        <>
          <dl className={styles.given}>
            <Fact name={LEAD_REVIEW.title}>{review.text}</Fact>
            {review.answer !== null && <Fact name={LEAD_REVIEW.answer}>{review.answer}</Fact>}
          </dl>
          {review.answer === null && <AnswerReview asked={answering} />}
        </>
      )}
    </Part>
  );
}
