import { CustomerField } from '../customer-field/customer-field.tsx';
import { useContact, useContactActions } from '../use-contact.ts';

import { MESSAGES } from './messages.ts';

/** 番地以降. The town that was put in front of it can be removed. */
export function AddressLine() {
  const { address } = useContactActions();
  const town = useContact((contact) =>
    contact.customer.values.addr1.startsWith(contact.address.town) ? contact.address.town : '',
  );
  return (
    <CustomerField field="addr1">
      <div role="status">
        {town && (
          <p className="suggestion">
            {MESSAGES.townAdded(town)}
            <button
              type="button"
              className="button button--small"
              onClick={(event) => {
                // This button disappears, so its field gets the focus.
                event.currentTarget.closest('.field')?.querySelector('input')?.focus();
                address.takeTownAway();
              }}
            >
              {MESSAGES.takeTownAway}
            </button>
          </p>
        )}
      </div>
    </CustomerField>
  );
}
