import { emailCompletions } from '../../japanese/email-domains.ts';
import { suggestEmail, unlikelyHost } from '../../japanese/email-suggestion.ts';
import { normaliseEmail } from '../../japanese/width.ts';
import { AskBack } from '../customer-field/ask-back.tsx';
import { CustomerField, type Typing } from '../customer-field/customer-field.tsx';
import { useContact, useContactActions } from '../use-contact.ts';

import { MESSAGES } from './messages.ts';

/**
 * The e-mail address. While it is typed, one tap completes it with a common domain; afterwards a slip in the domain is
 * offered a correction, and a domain that mail hardly reaches is asked back about.
 */
export function EmailField() {
  const { customer } = useContactActions();
  const email = useContact((contact) => contact.customer.values.email);
  const suggestion = suggestEmail(email);
  const unlikely = unlikelyHost(email);
  return (
    <CustomerField field="email">
      {({ typing, onBlur }) => (
        <>
          {typing && <Completions email={email} onBlur={onBlur} />}
          <AskBack field="email" typing={typing}>
            {suggestion ? (
              <Suggestion meant={suggestion} onTake={() => customer.edit('email', suggestion)} />
            ) : (
              unlikely && <p>{MESSAGES.unlikely(unlikely)}</p>
            )}
          </AskBack>
        </>
      )}
    </CustomerField>
  );
}

function Suggestion({ meant, onTake }: { meant: string; onTake: () => void }) {
  return (
    <>
      <p>{MESSAGES.suggestion(meant)}</p>
      <button type="button" className="button button--small" onClick={onTake}>
        {MESSAGES.useSuggestion}
      </button>
    </>
  );
}

/** The common domains behind the at-sign. */
function Completions({ email, onBlur }: { email: string } & Pick<Typing, 'onBlur'>) {
  const { customer } = useContactActions();
  const addresses = emailCompletions(normaliseEmail(email));
  if (addresses.length === 0) return null;
  return (
    <div role="group" className="domains" data-typing="" onBlur={onBlur} aria-label={MESSAGES.completions}>
      {addresses.map((address) => (
        <button
          key={address}
          type="button"
          className="domains__one"
          // The keyboard of a phone stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            // A chip that was reached by keys disappears, so its field gets the focus.
            event.currentTarget.closest('.field')?.querySelector('input')?.focus();
            customer.edit('email', address);
          }}
        >
          {address.slice(address.indexOf('@'))}
        </button>
      ))}
    </div>
  );
}
