import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NAME_CHARACTERS } from '#contract/customer/name.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import parts from '../parts/shared.module.css';
import { NOTICE_WORDS } from './messages.ts';
import { canBeTold, subscribed } from './subscribe.ts';

const WORDS = NOTICE_WORDS.devices;

/** Has the visitor's browser told, from now on. Without React the server says that the browser gave nothing. */
export function DeviceForm({ publicKey }: { publicKey: string }) {
  const [canAdd, setCanAdd] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const subscription = useRef<HTMLInputElement>(null);
  useEffect(() => setCanAdd(canBeTold()), []);
  const add = () => {
    setHasFailed(false);
    subscribed(publicKey).then(
      (text) => {
        if (subscription.current) subscription.current.value = text;
        form.current?.submit();
      },
      () => setHasFailed(true),
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <form
      ref={form}
      method="post"
      className={parts.form}
      onSubmit={onSubmit}
      data-asks-device
      hidden={!canAdd}
    >
      {hasFailed && <FormFailure>{WORDS.refused}</FormFailure>}
      <FormField
        name="name"
        field={{
          label: WORDS.name,
          required: false,
          limit: NAME_CHARACTERS,
          messages: {},
          input: { autoComplete: 'off' },
        }}
        placeholder={WORDS.example}
        value={undefined}
        problem={undefined}
      />
      <input type="hidden" name="intent" value="add-device" />
      <input type="hidden" name="subscription" ref={subscription} />
      <button type="submit" className={buttonClass('line')}>
        {WORDS.add}
      </button>
    </form>
  );
}
