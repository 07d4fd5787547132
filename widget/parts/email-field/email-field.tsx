import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { suggestEmail } from '../../japanese/email-suggestion.ts';
import { useForm } from '../context.ts';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { MESSAGES } from './messages.ts';

/** The e-mail address; a slip in the domain is offered a one-tap correction and never blocks. */
export function EmailField() {
  useSignals();
  const { store } = useForm();
  const [checked, setChecked] = useState('');
  const email = store.customer.value.email;
  const suggestion = email === checked ? suggestEmail(email) : undefined;
  return (
    <CustomerField
      field="email"
      label={MESSAGES.email}
      hint={MESSAGES.emailHint}
      type="email"
      inputMode="email"
      autoComplete="email"
      enterKeyHint="next"
      // The check waits until editing ends: half an address is no slip.
      onLeave={() => setChecked(store.customer.peek().email)}
    >
      <div role="status">
        {suggestion && (
          <p className="suggestion">
            {MESSAGES.suggestion(suggestion)}
            <button
              type="button"
              className="button button--small"
              onClick={() => store.editCustomer('email', suggestion)}
            >
              {MESSAGES.useSuggestion}
            </button>
          </p>
        )}
      </div>
    </CustomerField>
  );
}
