import { type FormEvent, useId, useState } from 'react';
import { customerProblem } from '#contract/customer/customer.ts';
import { EMAIL_CHARACTERS } from '#contract/customer/email.ts';
import { convert } from '../../customer/customer-rules.ts';
import type { Asking } from '../../state/continuation.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { describedBy, errorId } from '../field-frame/field-frame.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { useFormState } from '../use-form.ts';
import { MESSAGES } from './dialog-messages.ts';
import { useContinuation, useContinuationActions } from './use-continuation.ts';

/** Asks for an address, says what is kept for how long, and that the mail is on its way. */
export function AskDialog({ asking }: { asking: Asking }) {
  const actions = useContinuationActions();
  const title = asking.is === 'sent' ? MESSAGES.sentTitle : MESSAGES.title;
  return (
    <Dialog title={title} size="card" onClose={() => actions.close()}>
      {asking.is === 'sent' ? <Sent email={asking.email} /> : <Address asking={asking} />}
    </Dialog>
  );
}

const failureText = (code: string): string => MESSAGES.failures[code] ?? MESSAGES.failures.other ?? '';

function Address({ asking }: { asking: Exclude<Asking, { is: 'sent' }> }) {
  const actions = useContinuationActions();
  const { productName, privacyUrl } = useFormState((form) => form.navigation.settings);
  const photos = useFormState(({ goods }) => goods.items.reduce((sum, item) => sum + item.photos.length, 0));
  const isElsewhere = useContinuation((continuation) => continuation.isElsewhere);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const isSending = asking.is === 'sending';
  const failure = asking.is === 'open' && asking.failure;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const address = convert('email', email);
    setEmail(address);
    const message = customerProblem('email', address);
    setProblem(message);
    if (!message) void actions.send(address);
  };
  return (
    <form className="continuing-dialog" noValidate onSubmit={onSubmit}>
      <p>
        <Phrases>{MESSAGES.lead}</Phrases>
      </p>
      <div className={`field${problem ? ' field--error' : ''}`}>
        <label className="field__caption" htmlFor={id}>
          <span className="field__label">{MESSAGES.address}</span>
        </label>
        <div className="field__body">
          <input
            id={id}
            className="input"
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="send"
            required
            maxLength={EMAIL_CHARACTERS}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            {...describedBy(id, MESSAGES.use, problem)}
          />
          <p className="field__hint" id={`${id}-hint`}>
            {MESSAGES.use}
          </p>
          {problem && (
            <p className="field__error" id={errorId(id)} role="alert">
              <Phrases>{problem}</Phrases>
            </p>
          )}
        </div>
      </div>
      {failure && (
        <p className="field__error" role="alert">
          <Phrases>{failureText(failure)}</Phrases>
        </p>
      )}
      <button type="submit" className="button button--primary" aria-busy={isSending}>
        {isSending ? MESSAGES.sending : MESSAGES.send}
      </button>
      <ul className="continuing-dialog__notes">
        {[...MESSAGES.notes(photos), ...(isElsewhere ? [MESSAGES.ours(productName)] : [])].map((note) => (
          <li key={note}>
            <Phrases>{note}</Phrases>
          </li>
        ))}
      </ul>
      <p className="continuing-dialog__policy">
        <a className="link" href={privacyUrl} target="_blank" rel="noopener noreferrer">
          {MESSAGES.privacy}
        </a>
      </p>
    </form>
  );
}

function Sent({ email }: { email: string }) {
  const actions = useContinuationActions();
  return (
    <div className="continuing-dialog">
      <p role="status">
        <span className="continuing-dialog__address">{email}</span>
        <Phrases>{MESSAGES.sent}</Phrases>
      </p>
      <p className="field__hint">
        <Phrases>{MESSAGES.notCome}</Phrases>
      </p>
      <button type="button" className="button button--primary" onClick={() => actions.close()}>
        {MESSAGES.close}
      </button>
      <button type="button" className="link link--button" onClick={() => actions.ask()}>
        {MESSAGES.other}
      </button>
    </div>
  );
}
