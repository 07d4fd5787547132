import { useState } from 'react';
import { suggestEmail } from '../../japanese/email-suggestion.ts';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { useActions, useFormState } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

/** The e-mail address; a slip in the domain is offered a one-tap correction and never blocks. */
export function EmailField() {
  const { customer } = useActions();
  const email = useFormState((form) => form.customer.values.email);
  const [left, setLeft] = useState(false);
  // The check waits until editing ends: half an address is no slip.
  const suggestion = left ? suggestEmail(email) : undefined;
  return (
    <CustomerField field="email" onEdit={() => setLeft(false)} onLeave={() => setLeft(true)}>
      <div role="status">
        {suggestion && (
          <p className="suggestion">
            {MESSAGES.suggestion(suggestion)}
            <button
              type="button"
              className="button button--small"
              onClick={() => customer.edit('email', suggestion)}
            >
              {MESSAGES.useSuggestion}
            </button>
          </p>
        )}
      </div>
    </CustomerField>
  );
}
