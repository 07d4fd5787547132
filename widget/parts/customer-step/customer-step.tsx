import { type ComponentType, Fragment, useLayoutEffect, useRef } from 'react';
import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { CALL_MESSAGES } from '#contract/refusals/call-messages.ts';
import { callMessage, remedies } from '../../state/call-messages.ts';
import { refusedPlaces } from '../../state/refused-places.ts';
import AbleShops from '../able-shops/able-shops.tsx';
import { Consent } from '../consent/consent.tsx';
import customerCss from '../customer.css?inline';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { GoodsSummary } from '../goods-summary/goods-summary.tsx';
import { MASKS, MASKS_CLASS } from '../masks.ts';
import { NameFields } from '../name-fields/name-fields.tsx';
import { onSend } from '../on-send.ts';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { LineNotice, SendingStatus } from '../sending/sending.tsx';
import { StepHeading } from '../step/step-heading.tsx';
import { useStyles } from '../styles.ts';
import { focusMainButton, SubmitButton } from '../submit-button/submit-button.tsx';
import { useContact, useContactActions } from '../use-contact.ts';
import { useEnterKey } from '../use-enter-key.ts';
import { useActions, useFormState, useRoot } from '../use-form.ts';
import { AddressLine } from '../zip-field/address-line.tsx';
import { ZipField } from '../zip-field/zip-field.tsx';
import { MESSAGES } from './messages.ts';
import { RevealedFields } from './revealed-fields.tsx';

/** A seller hears how many shops there are as soon as the place is known, and before other details are typed. */
const ZipWithShops = () => (
  <ZipField>
    <AbleShops announced />
  </ZipField>
);

/** Fields with a part of their own. All others are rendered from their rows. */
const OWN_PARTS: Partial<Record<CustomerFieldKey, ComponentType>> = {
  name1: NameFields,
  // Rendered together with the name.
  kana1: Fragment,
  zip1: ZipWithShops,
  addr1: AddressLine,
  email: EmailField,
  tel1: PhoneField,
};

const SHOWN = CUSTOMER_FIELD_KEYS.filter((key) => !customerField(key).revealed);

function Field({ field }: { field: CustomerFieldKey }) {
  const Own = OWN_PARTS[field];
  return Own ? <Own /> : <CustomerField field={field} />;
}

/**
 * A disabled field loses the focus. It goes to the main button, which shows the progress.
 * @returns a ref for the element around the fields
 */
function useFocusKeptWhile(disabled: boolean) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const root = useRoot();
  useLayoutEffect(() => {
    const active = root.activeElement;
    if (disabled && (!active || fields.current?.contains(active))) focusMainButton(root);
  }, [disabled, root]);
  return fields;
}

/** The second step: the contact details. */
export default function CustomerStep() {
  useStyles(customerCss);
  const form = useActions();
  const contact = useContactActions();
  const step = useEnterKey<HTMLFormElement>();
  const isSending = useFormState(({ submission }) => submission.sending !== undefined);
  const fields = useFocusKeptWhile(isSending);
  return (
    <form ref={step} className="step" noValidate {...onSend(() => void contact.submit())}>
      <StepHeading title={MESSAGES.title} lead={<Phrases>{MESSAGES.lead}</Phrases>} />
      <WithoutGoods />
      <fieldset ref={fields} className="step__fields" role="presentation" disabled={isSending}>
        <div className={`item ${MASKS_CLASS}`} {...MASKS}>
          {SHOWN.map((field) => (
            <Field key={field} field={field} />
          ))}
          <RevealedFields />
        </div>
        <GoodsSummary />
        <Consent />
      </fieldset>
      <Failure />
      <LineNotice />
      <Remaining />
      <Disclosure />
      <SubmitButton type="submit" label={isSending ? MESSAGES.sending : MESSAGES.submit} busy={isSending} />
      <SendingStatus />
      <p className="step__link">
        <button type="button" className="link link--button" disabled={isSending} onClick={() => form.back()}>
          {MESSAGES.back}
        </button>
      </p>
    </form>
  );
}

/** A seller who opens the page of this step without goods sees a message at once, and a way back. */
function WithoutGoods() {
  const form = useActions();
  const hasStarted = useFormState(({ goods }) => goods.items.some((item) => item.category));
  // A sent request leaves no goods; the page then shows the thank-you step.
  const isSent = useFormState(({ submission }) => submission.result !== undefined);
  if (hasStarted || isSent) return null;
  return (
    <div className="alert" role="alert">
      <p>
        <Phrases>{CALL_MESSAGES.submission.noItems}</Phrases>
      </p>
      <button type="button" className="link link--button" onClick={() => form.back()}>
        {MESSAGES.chooseGoods}
      </button>
    </div>
  );
}

/** How many details are left. */
function Remaining() {
  const remaining = useContact(({ checks }) => checks.remaining);
  const isSent = useFormState(({ submission }) => submission.result !== undefined);
  return (
    <p className="step__remaining" role="status">
      {!isSent && remaining > 0 && MESSAGES.remaining(remaining)}
    </p>
  );
}

/** Why the request was not sent. Messages about single answers stand beside them. */
function Failure() {
  const failure = useFormState((form) => form.submission.failure);
  const items = useFormState((form) => form.goods.items);
  if (!failure) return null;
  return (
    <div className="alert" role="alert">
      <p>
        <Phrases>{callMessage('submitRequest', failure)}</Phrases>
      </p>
      {remedies(failure, refusedPlaces(failure.details, items).others).map((remedy) => (
        <p key={remedy} className="alert__detail">
          <Phrases>{remedy}</Phrases>
        </p>
      ))}
    </div>
  );
}
