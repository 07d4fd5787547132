import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { SERVICE_UUID } from '#contract/product.ts';
import { ROUTES } from '#contract/routes.ts';
import { TEXT_LIMITS } from '#contract/site-rules.ts';
import { PageTitle } from '#host/blocks/section/section.tsx';
import { formOf } from '#host/data/form-of.ts';
import { postJson } from '#host/data/http.ts';
import type { PageHandle } from '#host/frame/page-handle.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { siteContext } from '#host/settings/context.ts';
import { FieldError } from '#host/ui/form/field-error.tsx';
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contactErrors,
} from './contact-rules.ts';
import { CONTACT } from './messages.ts';
import '#host/ui/form/form-page.css';
import type { Route } from './+types/contact.ts';

type Outcome =
  | { sent: true }
  | { sent: false; failed: boolean; errors: ContactErrors; values: ContactValues };

const EMPTY: ContactValues = { name: '', email: '', mail_body: '' };

const valuesOf = (form: FormData) =>
  Object.fromEntries(CONTACT_FIELDS.map((name) => [name, String(form.get(name) ?? '')])) as ContactValues;

/** Passes an enquiry on to the API, with scripts and without. */
export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  const values = valuesOf(await formOf(request));
  const errors = contactErrors(values);
  if (Object.keys(errors).length > 0) return { sent: false, failed: false, errors, values };
  const contact = {
    name: values.name.trim(),
    email: values.email.trim(),
    mail_body: values.mail_body.trim(),
  };
  const status = await postJson(`${context.get(siteContext).api}${ROUTES.contacts}`, {
    contact: { ...contact, service_uuid: SERVICE_UUID },
  });
  if (status >= 200 && status < 300) return { sent: true };
  return { sent: false, failed: true, errors: {}, values };
}

export const handle: PageHandle = { cta: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: CONTACT.title,
    description: CONTACT.description,
    keywords: CONTACT.keywords,
    path: '/contact',
  });

const ATTRIBUTES = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
} as const;

interface FieldProps {
  name: ContactField;
  value: string;
  error: string | undefined;
}

function Field({ name, value, error }: FieldProps) {
  const id = useId();
  const { label, placeholder } = CONTACT.fields[name];
  const shared = {
    id,
    maxLength: name === 'mail_body' ? TEXT_LIMITS.message : TEXT_LIMITS.line,
    name,
    className: 'input',
    placeholder,
    required: true,
    defaultValue: value,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="form-page__field">
      <label htmlFor={id}>{label}</label>
      {name === 'mail_body' ? <textarea rows={4} {...shared} /> : <input {...ATTRIBUTES[name]} {...shared} />}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

function ContactForm({ outcome }: { outcome: Outcome | undefined }) {
  const refused = outcome && !outcome.sent ? outcome : undefined;
  const [errors, setErrors] = useState<ContactErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod !== undefined;
  const shown = { ...refused?.errors, ...errors };

  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = contactErrors(valuesOf(new FormData(event.currentTarget)));
    setErrors(found);
    const [first] = CONTACT_FIELDS.filter((name) => found[name]);
    if (!first) return;
    event.preventDefault();
    (event.currentTarget.elements.namedItem(first) as HTMLElement).focus();
  };

  return (
    <Form method="post" className="form-page__form" ref={form} noValidate onSubmit={check}>
      {refused?.failed && (
        <p className="form-page__failure" role="alert">
          {CONTACT.failed}
        </p>
      )}
      {CONTACT_FIELDS.map((name) => (
        <Field key={name} name={name} value={refused?.values[name] ?? EMPTY[name]} error={shown[name]} />
      ))}
      <button type="submit" className="button button--ink" disabled={sending}>
        {sending ? CONTACT.submitting : CONTACT.submit}
      </button>
    </Form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="form-page__sent" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {CONTACT.sent}
      </h2>
      <p>{CONTACT.sentText}</p>
      <a
        className="button button--line"
        href="/contact"
        onClick={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        {CONTACT.again}
      </a>
    </div>
  );
}

export default function Contact() {
  const outcome = useActionData<typeof action>();
  const [dismissed, setDismissed] = useState<Outcome>();
  const current = outcome === dismissed ? undefined : outcome;
  return (
    <>
      <PageTitle eyebrow={CONTACT.eyebrow} title={CONTACT.title} lead={CONTACT.lead} />
      <div className="form-page">
        {current?.sent ? <Sent onAgain={() => setDismissed(current)} /> : <ContactForm outcome={current} />}
      </div>
    </>
  );
}
