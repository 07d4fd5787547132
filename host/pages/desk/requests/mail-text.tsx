import { useId } from 'react';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import parts from '../parts/shared.module.css';
import { MAIL } from './messages.ts';

/** A mail as it would go out now; null: its row is gone. */
export function MailText({ mail }: { mail: { subject: string; text: string } | null }) {
  const id = useId();
  if (!mail) return <FormFailure>{MAIL.gone}</FormFailure>;
  return (
    <section className={parts.list} aria-labelledby={id}>
      <h2 id={id}>{mail.subject}</h2>
      <p className={parts.note}>{MAIL.lead}</p>
      <pre className={parts.mail}>{mail.text}</pre>
    </section>
  );
}
