import { useEffect, useId, useState } from 'react';
import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { ContactHint } from '../contact-hint/contact-hint.tsx';
import { useReadAgain } from '../customer-field/use-read-again.ts';
import { describedBy, errorId } from '../field-frame/field-frame.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { useContact, useContactActions } from '../use-contact.ts';

import { MESSAGES } from './messages.ts';

const REVEALED = CUSTOMER_FIELD_KEYS.filter((key) => customerField(key).revealed);

/** Optional texts, behind a button so that the form looks short (document 2, section 2, "Customer screen"). */
export function RevealedFields() {
  const id = useId();
  const isFilled = useContact((contact) => REVEALED.some((key) => contact.customer.values[key] !== ''));
  const wrong = useContact((contact) => REVEALED.some((key) => contact.customer.errors[key]));
  const [open, setOpen] = useState(isFilled);
  const isMoved = useContact((contact) => contact.checks.moved !== '');
  // A seller sees what was moved here.
  useEffect(() => {
    if (isMoved) setOpen(true);
  }, [isMoved]);
  return (
    <div className="wishes">
      <button
        type="button"
        className="button button--reveal"
        aria-expanded={open || wrong}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {MESSAGES.reveal}
      </button>
      <div id={id} className="wishes__fields" hidden={!(open || wrong)}>
        {REVEALED.map((key) => (
          <RevealedField key={key} field={key} />
        ))}
      </div>
    </div>
  );
}

function RevealedField({ field }: { field: CustomerFieldKey }) {
  const { customer } = useContactActions();
  const value = useContact((contact) => contact.customer.values[field]);
  const error = useContact((contact) => contact.customer.errors[field]);
  const moved = useContact((contact) => contact.checks.moved);
  const id = useId();
  const box = useReadAgain<HTMLTextAreaElement>(value, (text) => customer.edit(field, text));
  const { label, limit, input } = customerField(field);
  return (
    <div className="field" data-field={field}>
      <label className="field__caption" htmlFor={id}>
        <span className="field__label">{label}</span>
      </label>
      <textarea
        id={id}
        ref={box}
        className="input"
        rows={input.rows ?? 1}
        maxLength={limit}
        value={value}
        onChange={(event) => customer.edit(field, event.currentTarget.value)}
        {...describedBy(id, undefined, error)}
      />
      <ContactHint text={value.replace(moved, '')} />
      {error && (
        <p className="field__error" id={errorId(id)} role="alert">
          <Phrases>{error}</Phrases>
        </p>
      )}
    </div>
  );
}
