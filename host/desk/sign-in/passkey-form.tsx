import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import parts from '../parts/shared.module.css';
import styles from './door.module.css';
import { PASSKEY } from './messages.ts';
import { hasPasskeys, signedByDevice } from './passkey.ts';

interface PasskeyFormProps {
  purpose: 'add' | 'enter';
  submit: string;
  /** Fields that go with the answer of the device. */
  children?: ReactNode;
}

/** Asks the visitor's device to sign, and sends what it says. Without React the server says that there was no answer. */
export function PasskeyForm({ purpose, submit, children }: PasskeyFormProps) {
  const [canSign, setCanSign] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const signature = useRef<HTMLInputElement>(null);
  useEffect(() => setCanSign(hasPasskeys()), []);
  const sign = () => {
    setHasFailed(false);
    signedByDevice(purpose).then(
      (answer) => {
        if (signature.current) signature.current.value = answer;
        form.current?.submit();
      },
      () => setHasFailed(true),
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    sign();
  };
  return (
    <form
      ref={form}
      method="post"
      className={classes(parts.form, styles.passkey)}
      onSubmit={onSubmit}
      data-asks-device
      hidden={!canSign}
    >
      {hasFailed && <FormFailure>{PASSKEY.failed[purpose]}</FormFailure>}
      {children}
      <input type="hidden" name="intent" value={`${purpose}-passkey`} />
      <input type="hidden" name="signed" ref={signature} />
      <button type="submit" className={buttonClass('line')}>
        {submit}
      </button>
    </form>
  );
}
