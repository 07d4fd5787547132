import { CustomerField } from '../customer-field/customer-field.tsx';
import { useContact, useContactActions } from '../use-contact.ts';

import { MESSAGES } from './messages.ts';

/** 番地以降. The town, or the rest of an address, that was put in front of it can be removed. */
export function AddressLine() {
  const { address } = useContactActions();
  const town = useContact((contact) => contact.address.town);
  const brought = useContact((contact) => contact.address.brought);
  const isInFront = useContact((contact) => contact.customer.values.addr1.startsWith(town || brought));
  return (
    <CustomerField field="addr1">
      <div role="status">
        {isInFront && town && (
          <PutInFront text={MESSAGES.townAdded(town)} onTakeAway={() => address.takeTownAway()} />
        )}
        {isInFront && !town && brought && (
          <PutInFront
            text={MESSAGES.addressMoved(brought.trim())}
            onTakeAway={() => address.takeBroughtAway()}
          />
        )}
      </div>
    </CustomerField>
  );
}

function PutInFront({ text, onTakeAway }: { text: string; onTakeAway: () => void }) {
  return (
    <p className="suggestion">
      {text}
      <button
        type="button"
        className="button button--small"
        onClick={(event) => {
          // This button disappears, so its field gets the focus.
          event.currentTarget.closest('.field')?.querySelector('input')?.focus();
          onTakeAway();
        }}
      >
        {MESSAGES.takeTownAway}
      </button>
    </p>
  );
}
