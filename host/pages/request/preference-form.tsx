import { CONTACT_HOURS, CONTACT_METHODS } from '#contract/life/follow-up.ts';
import type { ContactPreference } from '#contract/schemas/follow-up.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../../blocks/follow-up/messages.ts';
import { ClosedPart } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import type { RequestAsked } from './answer.ts';
import { PREFERENCE } from './messages.ts';
import { PARTS } from './parts.ts';
import styles from './request.module.css';

interface PreferenceFormProps {
  asked: RequestAsked;
  preference: ContactPreference;
}

/** How and when the shops should call. */
export function PreferenceForm({ asked, preference }: PreferenceFormProps) {
  const { answer, isSending, isDone } = asked;
  // A choice that could not be saved stays on the screen.
  const { method, hours } = answer?.reason ? (answer.preference ?? preference) : preference;
  return (
    <ClosedPart
      id={PARTS.preference.id}
      title={PREFERENCE.title}
      lead={PREFERENCE.lead}
      isPrinted={false}
      open={Boolean(answer)}
    >
      {isDone && <Saved>{PREFERENCE.saved}</Saved>}
      <FollowUpForm asked={asked} className={styles.form}>
        <Choices
          type="radio"
          name="method"
          legend={PREFERENCE.method}
          options={CONTACT_METHODS}
          chosen={[method]}
        />
        <Choices
          type="checkbox"
          name="hours"
          legend={PREFERENCE.hours}
          hint={PREFERENCE.hoursHint}
          options={CONTACT_HOURS}
          chosen={hours}
        />
        <p>
          <button type="submit" className={buttonClass('ink')} disabled={isSending}>
            {isSending ? FOLLOW_UP.sending : PREFERENCE.submit}
          </button>
        </p>
      </FollowUpForm>
    </ClosedPart>
  );
}
