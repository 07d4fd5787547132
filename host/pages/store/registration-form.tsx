import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useActionData, useFetcher } from 'react-router';
import { TEXT_LIMITS } from '#contract/site-rules.ts';
import { FRAME } from '#host/frame/messages.ts';
import { useSite } from '#host/settings/use-site.ts';
import { FieldError } from '#host/ui/form/field-error.tsx';
import { STORE } from './messages.ts';
import {
  REGISTRATION_FIELDS,
  type RegistrationErrors,
  type RegistrationField,
  type RegistrationValues,
  registrationErrors,
  zipDigits,
} from './registration-rules.ts';
import type { action } from './store.tsx';
import { useZipAddress, type ZipAddress } from './use-zip-address.ts';

const { form: WORDS } = STORE;

const EMPTY: RegistrationValues = {
  company_shop_name: '',
  name: '',
  zipcode: '',
  tel: '',
  email: '',
  terms: false,
};

const ATTRIBUTES = {
  company_shop_name: { autoComplete: 'organization' },
  name: { autoComplete: 'name' },
  zipcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  tel: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
} as const satisfies Record<RegistrationField, object>;

interface FieldProps {
  name: RegistrationField;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Field({ name, value, error, onChange }: FieldProps) {
  const id = useId();
  const label = WORDS.fields[name];
  return (
    <div className="form-page__field">
      <label htmlFor={id}>{label}</label>
      <input
        {...ATTRIBUTES[name]}
        className="input"
        id={id}
        name={name}
        placeholder={label}
        required
        maxLength={TEXT_LIMITS.line}
        value={value}
        onChange={onChange}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** What the postal code stands for, as far as it is known. */
function Address({ found }: { found: ZipAddress }) {
  const text = {
    none: '',
    loading: WORDS.addressLoading,
    unknown: WORDS.addressUnknown,
    failed: WORDS.addressFailed,
    found: found.state === 'found' ? found.address : '',
  }[found.state];
  return (
    <p className={`registration__address registration__address--${found.state}`} role="status">
      {text}
    </p>
  );
}

const NewTab = () => <span className="visually-hidden">{FRAME.opensNewTab}</span>;

interface TermsProps {
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

function Terms({ checked, error, onChange }: TermsProps) {
  const { privacyUrl, personalInformationUrl } = useSite().settings;
  const id = useId();
  const { terms } = WORDS;
  return (
    <div className="form-page__field">
      <div className="registration__terms">
        <input
          type="checkbox"
          id={id}
          name="terms"
          checked={checked}
          required
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>
          <Link to="/terms" target="_blank">
            {terms.termsOfUse}
            <NewTab />
          </Link>
          ・
          <a href={privacyUrl} target="_blank" rel="noopener">
            {terms.privacy}
            <NewTab />
          </a>
          ・
          <a href={personalInformationUrl} target="_blank" rel="noopener">
            {terms.personalInformation}
            <NewTab />
          </a>
          {terms.after}
        </label>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** Document 1, section 2: shop-recruitment page. What was typed stays whatever happens. */
export function RegistrationForm() {
  const fetcher = useFetcher<typeof action>();
  // Without scripts the page itself comes back with what was wrong.
  const returned = useActionData<typeof action>();
  const [values, setValues] = useState(returned?.values ?? EMPTY);
  const [errors, setErrors] = useState<RegistrationErrors>(returned?.errors ?? {});
  const found = useZipAddress(values.zipcode);
  const form = useRef<HTMLFormElement>(null);
  const sending = fetcher.state !== 'idle';
  const refused = fetcher.data ?? returned;

  useEffect(() => {
    if (refused?.errors) setErrors(refused.errors);
  }, [refused]);

  // What was typed before scripts took over stands in the fields already.
  useEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const texts = REGISTRATION_FIELDS.map((name) => [name, String(typed.get(name) ?? '')]);
    setValues((before) => ({ ...before, ...Object.fromEntries(texts), terms: typed.has('terms') }));
  }, []);

  const change = (part: Partial<RegistrationValues>) => {
    setValues((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };

  const check = (event: FormEvent) => {
    const problems = registrationErrors(values);
    setErrors(problems);
    const first = [...REGISTRATION_FIELDS, 'terms' as const].find((name) => problems[name]);
    if (!first) return;
    event.preventDefault();
    (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  };

  return (
    <fetcher.Form
      method="post"
      action="/store"
      className="form-page__form"
      ref={form}
      noValidate
      onSubmit={check}
    >
      {refused?.failed && !sending && (
        <p className="form-page__failure" role="alert">
          {WORDS.failed}
        </p>
      )}
      {REGISTRATION_FIELDS.map((name) => (
        <div key={name}>
          <Field
            name={name}
            value={values[name]}
            error={errors[name]}
            onChange={({ target: { value } }) =>
              change({ [name]: name === 'zipcode' ? zipDigits(value) : value })
            }
          />
          {name === 'zipcode' && <Address found={found} />}
        </div>
      ))}
      <input type="hidden" name="address" value={found.state === 'found' ? found.address : ''} />
      <Terms checked={values.terms} error={errors.terms} onChange={(terms) => change({ terms })} />
      <button type="submit" className="button button--gold" disabled={sending}>
        {sending ? WORDS.submitting : WORDS.submit}
      </button>
    </fetcher.Form>
  );
}
