import { EMAIL_CHARACTERS } from '#contract/customer/email.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import parts from '../parts/shared.module.css';
import { ADDRESS } from './messages.ts';

interface AddressFormProps {
  words: { title: string; lead: string; submit: string };
  /** An address that was not accepted, and why. */
  rejected: { email: string; problem?: string } | undefined;
}

/** Another mail address for somebody. The page changes it, or asks for it, where the intent is `address`. */
export const AddressForm = ({ words, rejected }: AddressFormProps) => (
  <section aria-labelledby="address" className={parts.panel}>
    <h2 id="address">{words.title}</h2>
    <p className={parts.note}>{words.lead}</p>
    <form method="post" className={parts.form} noValidate>
      <FormField
        name="email"
        field={{
          label: ADDRESS.label,
          required: true,
          limit: EMAIL_CHARACTERS,
          messages: {},
          input: { autoComplete: 'off', inputMode: 'email' },
        }}
        placeholder={ADDRESS.example}
        value={rejected?.email}
        problem={rejected?.problem}
      />
      <button type="submit" name="intent" value="address" className={buttonClass('line', 'small')}>
        {words.submit}
      </button>
    </form>
  </section>
);
