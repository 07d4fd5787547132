import { useId } from 'react';
import { translated } from '#contract/language/words.ts';
import { CONTACT_RELEASES } from '#contract/life/follow-up.ts';
import { disclosureOf } from '../../state/disclosure-state.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useDisclosure } from '../use-disclosure.ts';
import { useForm, useFormState } from '../use-form.ts';
import { WORDS } from './messages.ts';

/**
 * Says beside the button that sends who learns what, by the settings of the server. Where all shops would see the
 * contact, a seller can have quotes first.
 */
export function Disclosure() {
  const disclosure = disclosureOf(useForm());
  const isSending = useFormState(({ submission }) => submission.sending !== undefined);
  const answer = useDisclosure(({ told }) => told);
  const wantsQuotesFirst = useDisclosure((values) => values.wantsQuotesFirst);
  const id = useId();
  const hasChoice = answer?.contact_release === 'all';
  return (
    answer && (
      <>
        {hasChoice && (
          <p className="consent consent__row quotes-first">
            <input
              id={id}
              type="checkbox"
              className="consent__input check-box"
              checked={wantsQuotesFirst}
              disabled={isSending}
              aria-describedby={`${id}-said`}
              onChange={(event) => {
                disclosure.wantsQuotesFirst = event.currentTarget.checked;
              }}
            />
            <label htmlFor={id}>
              <Phrases>{translated(CONTACT_RELEASES.chosen)}</Phrases>
            </label>
          </p>
        )}
        <p className="step__disclosure" id={`${id}-said`}>
          <Phrases>{WORDS[wantsQuotesFirst ? 'chosen' : answer.contact_release](answer)}</Phrases>
        </p>
      </>
    )
  );
}
