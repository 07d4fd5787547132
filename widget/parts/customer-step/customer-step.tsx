import { useSignals } from '@preact/signals-react/runtime';
import { useId, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { AddressFields } from '../address-fields/address-fields.tsx';
import { Consent } from '../consent/consent.tsx';
import { useForm } from '../context.ts';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { keepComposing } from '../keep-composing.ts';
import { NameFields } from '../name-fields/name-fields.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { MESSAGES } from './messages.ts';

/** The second step: who asks. */
export default function CustomerStep() {
  useSignals();
  const { store } = useForm();
  const { sending, uploaded, failure } = store.submitter;
  const percent = Math.round(uploaded.value * 100);
  return (
    <form
      className="step"
      noValidate
      onKeyDown={keepComposing}
      onSubmit={(event) => {
        event.preventDefault();
        void store.submit();
      }}
    >
      <h2 className="step__title" tabIndex={-1} data-step-heading="">
        {MESSAGES.title}
      </h2>
      <p className="step__lead">{MESSAGES.lead}</p>
      <div className="item">
        <NameFields />
        <AddressFields />
        <EmailField />
        <CustomerField
          field="tel1"
          label={MESSAGES.tel1}
          hint={`${MESSAGES.telHint}　${MESSAGES.telWhy}`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="done"
        />
        <Wishes />
      </div>
      <Consent />
      {failure.value.message && (
        <div className="alert" role="alert">
          <p>{failure.value.message}</p>
          {failure.value.details?.map((detail) => (
            <p key={detail} className="alert__detail">
              {detail}
            </p>
          ))}
        </div>
      )}
      <SubmitButton
        type="submit"
        label={sending.value ? MESSAGES.sending : MESSAGES.submit}
        busy={sending.value}
      />
      <p className="step__missing" role="status">
        {sending.value && percent > 0 && percent < 100 && MESSAGES.uploading(percent)}
      </p>
      <p className="step__link">
        <button
          type="button"
          className="link link--button"
          disabled={sending.value}
          onClick={() => store.back()}
        >
          {MESSAGES.back}
        </button>
      </p>
    </form>
  );
}

/** The optional text, which stands behind a button so that it does not frighten. */
function Wishes() {
  useSignals();
  const { store } = useForm();
  const id = useId();
  const [open, setOpen] = useState(store.customer.peek().description !== '');
  return (
    <div className="wishes">
      <button
        type="button"
        className="button button--reveal"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {MESSAGES.reveal}
      </button>
      <div id={id} hidden={!open} className="field" data-field="description">
        <label className="field__caption" htmlFor={`${id}-text`}>
          <span className="field__label">{MESSAGES.description}</span>
        </label>
        <textarea
          id={`${id}-text`}
          className="input"
          rows={4}
          maxLength={LIMITS.textCharacters}
          value={store.customer.value.description}
          onChange={(event) => store.editCustomer('description', event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
