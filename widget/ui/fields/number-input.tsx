import { write } from '../../form/answering.ts';
import type { NumberField } from '../../form/fields.ts';
import { textOf } from '../../form/item.ts';
import { normaliseNumber } from '../../form/japanese/width.ts';
import { useForm } from '../context.ts';
import { describedBy } from './field-frame.tsx';
import type { ControlProps } from './item-field.tsx';

/** A number with its unit; any width of digits is taken and converted when editing ends. */
export function NumberInput({ id, item, field, error }: ControlProps<NumberField>) {
  const { store } = useForm();
  const set = (text: string) => store.update(item.id, (one) => write(one, field.key, text));
  return (
    <span className="unit">
      <input
        id={id}
        className="input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={textOf(item, field.key)}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={(event) => set(normaliseNumber(event.currentTarget.value))}
        {...describedBy(id, field.hint, error)}
      />
      <span className="unit__name">{field.unit}</span>
    </span>
  );
}
