import { DECLINE_REASONS } from '#contract/life/follow-up.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { FollowUpForm } from '../follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../follow-up/messages.ts';
import { FoldedPart } from '../follow-up/part.tsx';
import type { LeadAsked } from './answer.ts';
import styles from './lead.module.css';
import { DECLINE } from './messages.ts';

interface DeclineFormProps {
  asked: LeadAsked;
  /** The shop knows the seller's contact. */
  isKnown: boolean;
}

/** States the consequences first. */
export function DeclineForm({ asked, isKnown }: DeclineFormProps) {
  return (
    <div className={styles.decline}>
      <FoldedPart title={DECLINE.title} open={Boolean(asked.answer?.reason)}>
        <p>
          <Phrases>{DECLINE.lead}</Phrases>
        </p>
        <p>
          <Phrases>{isKnown ? DECLINE.known : DECLINE.passedOn}</Phrases>
        </p>
        <FollowUpForm asked={asked} className={styles.form}>
          <Choices type="radio" name="reason" legend={DECLINE.legend} options={DECLINE_REASONS} chosen={[]} />
          <p>
            <button type="submit" className={buttonClass('line')} disabled={asked.isSending}>
              {asked.isSending ? FOLLOW_UP.sending : DECLINE.submit}
            </button>
          </p>
        </FollowUpForm>
      </FoldedPart>
    </div>
  );
}
