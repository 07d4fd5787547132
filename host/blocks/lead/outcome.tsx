import type { ReactNode } from 'react';
import { REVIEW_LIMITS, SHOP_OUTCOMES } from '#contract/life/follow-up.ts';
import { placeRow } from '#contract/life/place-states.ts';
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
import { LEAD_OUTCOME, LEAD_REVIEW, TEMPLATES } from './messages.ts';
import { Templates } from './templates.tsx';

function AnswerReview({ texts, asked }: { texts: readonly string[]; asked: LeadAsked }) {
  return (
    <FoldedPart title={LEAD_REVIEW.answerTitle} open={Boolean(asked.answer)}>
      <FollowUpForm asked={asked} className={styles.form}>
        <Templates groups={{ [TEMPLATES.own]: texts }} field="text" />
        <TextArea
          key={asked.answer?.text}
          name="text"
          label={LEAD_REVIEW.answer}
          hint={LEAD_REVIEW.hint(REVIEW_LIMITS.text)}
          limit={REVIEW_LIMITS.text}
          rows={3}
          required
          value={asked.answer?.text ?? ''}
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
  paper: ReactNode;
}

/** The end of the goods, as the shop says it, and the review about it. Empty before the shop has contact and quote. */
export function OutcomePart({ lead, telling, answering, paper }: OutcomePartProps) {
  const { state, release, review, templates } = lead;
  if (!release) return null;
  const words = release.deal ? 'deal' : placeRow(state).sees ? 'lead' : 'over';
  return (
    <Part title={LEAD_OUTCOME.title} lead={LEAD_OUTCOME[words]}>
      {telling.isDone && <Saved>{LEAD_OUTCOME.saved}</Saved>}
      {answering.isDone && <Saved>{LEAD_REVIEW.saved}</Saved>}
      <OutcomeForm asked={telling} words={SHOP_OUTCOMES} said={release.outcome} />
      {paper}
      {review && (
        <>
          <dl className={styles.given}>
            <Fact name={LEAD_REVIEW.title}>{review.text}</Fact>
            {review.answer !== null && <Fact name={LEAD_REVIEW.answer}>{review.answer}</Fact>}
          </dl>
          {review.answer === null && <AnswerReview texts={templates} asked={answering} />}
        </>
      )}
    </Part>
  );
}
