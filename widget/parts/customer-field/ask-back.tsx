import { type ReactNode, useLayoutEffect } from 'react';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import { useContact, useContactActions } from '../use-contact.ts';

interface AskBackProps {
  field: CustomerFieldKey;
  typing: boolean;
  /** A line about something that the form has done with the text; false or empty if there is none. */
  note?: ReactNode;
  /** The question; false or undefined if there is none. */
  children: ReactNode;
}

/**
 * A soft question about a detail, below its field: when editing has ended, or when the seller wants to send, which leads
 * here once. Half a text is no slip.
 */
export function AskBack({ field, typing, note, children }: AskBackProps) {
  const { askingBack } = useContactActions();
  const wasSeen = useContact((contact) => contact.askingBack.seen.includes(field));
  const hasError = useContact((contact) => contact.customer.errors[field] !== undefined);
  const isAsked = Boolean(children) && (wasSeen || !typing);
  useLayoutEffect(() => {
    if (isAsked) askingBack.see(field);
  });
  return (
    <div role="status">
      {note ? <p className="suggestion">{note}</p> : null}
      {isAsked && (
        // A refusal leads to the field itself.
        <div className="suggestion" tabIndex={-1} data-focus={hasError ? undefined : ''}>
          {children}
        </div>
      )}
    </div>
  );
}
