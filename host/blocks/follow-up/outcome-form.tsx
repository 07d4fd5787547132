import { type ReactNode, useId } from 'react';
import { keysOf } from '#contract/base/keys.ts';
import { translated } from '#contract/language/words.ts';
import { amountText, NOT_SOLD_REASONS, type OutcomeResult } from '#contract/life/follow-up.ts';
import type { Outcome } from '#contract/schemas/follow-up.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import formStyles from '../../ui/form/form.module.css';
import inputStyles from '../../ui/form/input.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Asked } from './answers.ts';
import styles from './follow-up.module.css';
import { FollowUpForm } from './follow-up-form.tsx';
import { FOLLOW_UP, OUTCOME } from './messages.ts';
import { FoldedPart } from './part.tsx';

interface OutcomeFormProps {
  asked: Asked;
  /** The words of the results for this side. */
  words: Readonly<Record<OutcomeResult, string>>;
  said: Outcome | null;
  /** Fields that name the shop. */
  children?: ReactNode;
}

function More({ asked, said, children }: Pick<OutcomeFormProps, 'asked' | 'children'> & { said: Outcome }) {
  const id = useId();
  return (
    <FoldedPart title={OUTCOME.more}>
      <FollowUpForm asked={asked} className={styles.outcome}>
        {children}
        <input type="hidden" name="result" value={said.result} />
        {said.result === 'sold' ? (
          <div className={formStyles.field}>
            <label htmlFor={id}>{OUTCOME.amount}</label>
            <input
              className={inputStyles.input}
              id={id}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              defaultValue={said.amount ?? ''}
            />
          </div>
        ) : (
          <Choices
            type="radio"
            name="why"
            legend={OUTCOME.why}
            options={NOT_SOLD_REASONS}
            chosen={said.why ? [said.why] : []}
          />
        )}
        <p>
          <button type="submit" className={buttonClass('line')} disabled={asked.isSending}>
            {asked.isSending ? FOLLOW_UP.sending : OUTCOME.send}
          </button>
        </p>
      </FollowUpForm>
    </FoldedPart>
  );
}

const shownText = ({ result, amount, why }: Outcome, words: OutcomeFormProps['words']) =>
  [
    translated(words[result]),
    amount && amountText({ low: amount, high: amount }),
    why && translated(NOT_SOLD_REASONS[why]),
  ]
    .filter(Boolean)
    .join('　');

/** Tells the end of the goods: one press, and more for those who like to say it. */
export function OutcomeForm({ asked, words, said, children }: OutcomeFormProps) {
  return (
    <div className={styles.outcome}>
      {said && (
        <p>
          <Phrases>{OUTCOME.said(shownText(said, words))}</Phrases>
        </p>
      )}
      <FollowUpForm asked={asked} className={styles.results}>
        {children}
        {keysOf(words)
          .filter((result) => result !== said?.result)
          .map((result) => (
            <button
              key={result}
              type="submit"
              name="result"
              value={result}
              className={buttonClass('line')}
              disabled={asked.isSending}
            >
              {translated(words[result])}
            </button>
          ))}
      </FollowUpForm>
      {said && said.result !== 'open' && (
        <More key={JSON.stringify(said)} asked={asked} said={said}>
          {children}
        </More>
      )}
    </div>
  );
}
