import { useEffect } from 'react';
import { PHONE_PLAN } from '../../customer/phone-numbers.ts';
import { AskBack } from '../customer-field/ask-back.tsx';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { useContact } from '../use-contact.ts';
import { useFormState } from '../use-form.ts';
import { doubtMessage, MESSAGES } from './messages.ts';

/** Without the plan, the form does not ask back. The sender tries once more to load it. */
const loadPlan = () => void PHONE_PLAN.load().catch(() => {});

/**
 * The phone number. One that the rule accepts and the numbering plan does not have is asked back about. An extension, or
 * another number, moves to the wishes.
 */
export function PhoneField() {
  const phone = useContact((contact) => contact.customer.values.tel1);
  const moved = useContact((contact) => contact.checks.moved);
  const plan = useFormState(() => PHONE_PLAN.loaded);
  const isFilled = phone !== '';
  // A draft or the browser fills it in before the seller comes here.
  useEffect(() => {
    if (isFilled) loadPlan();
  }, [isFilled]);
  const doubt = plan?.phoneDoubt(phone);
  return (
    <CustomerField field="tel1" onReach={loadPlan}>
      {({ typing }) => (
        <AskBack field="tel1" typing={typing} note={moved && <Phrases>{MESSAGES.moved(moved)}</Phrases>}>
          {doubt && (
            <p>
              <Phrases>{doubtMessage(doubt)}</Phrases>
            </p>
          )}
        </AskBack>
      )}
    </CustomerField>
  );
}
