import { useId } from 'react';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import parts from '../parts/shared.module.css';
import { MAIL } from './messages.ts';

/** The words of a mail; null: its row is gone. */
export function MailText({ mail }: { mail: AnswerOfAct<'showMail'> | null }) {
  const id = useId();
  if (!mail) return <FormFailure>{MAIL.gone}</FormFailure>;
  return (
    <section className={parts.list} aria-labelledby={id}>
      <h2 id={id}>{mail.subject}</h2>
      <p className={parts.note}>{mail.as_sent ? MAIL.sent : MAIL.made}</p>
      <pre className={parts.mail}>{mail.text}</pre>
    </section>
  );
}
