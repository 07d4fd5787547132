import { useState } from 'react';
import { translated } from '#contract/language/words.ts';
import { write } from '../../goods/answering.ts';
import type { NumberField } from '../../goods/fields.ts';
import { textOf } from '../../goods/item.ts';
import { isWrittenNumber } from '../../goods/numbers.ts';
import { normaliseNumber } from '../../japanese/number.ts';
import type { ControlProps } from '../control-props.ts';
import { describedBy } from '../field-frame/field-frame.tsx';
import { useActions } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

/** A number with its unit. Digits of any width are accepted; they are converted when editing ends. */
export function NumberInput({ id, item, field, error }: ControlProps<NumberField>) {
  const { goods } = useActions();
  const set = (text: string) => goods.update(item.id, (one) => write(one, field.key, text));
  const text = textOf(item, field.key);
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <>
      <span className="unit">
        <input
          id={id}
          className="input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={text}
          onChange={(event) => set(event.currentTarget.value)}
          onBlur={(event) => {
            set(normaliseNumber(event.currentTarget.value));
            setHasLeft(true);
          }}
          {...describedBy(id, field.hint, error)}
        />
        <span className="unit__name">{translated(field.unit)}</span>
      </span>
      <p className="field__note" role="status">
        {hasLeft && text.trim() && !isWrittenNumber(text) && MESSAGES.number}
      </p>
    </>
  );
}
