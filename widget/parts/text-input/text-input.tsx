import { LIMITS } from '#contract/limits.ts';
import { write } from '../../goods/answering.ts';
import type { TextField } from '../../goods/fields.ts';
import { textOf } from '../../goods/item.ts';
import type { ControlProps } from '../control-props.ts';
import { describedBy } from '../field-frame/field-frame.tsx';
import { useActions } from '../use-form.ts';

export function TextInput({ id, item, field, error }: ControlProps<TextField>) {
  const { goods } = useActions();
  const props = {
    id,
    className: 'input',
    maxLength: field.multiline ? LIMITS.textCharacters : LIMITS.lineCharacters,
    value: textOf(item, field.key),
    onChange: (event: { currentTarget: { value: string } }) => {
      const text = event.currentTarget.value;
      goods.update(item.id, (one) => write(one, field.key, text));
    },
    ...describedBy(id, field.hint, error),
  };
  return field.multiline ? (
    <textarea rows={3} {...props} />
  ) : (
    <input type="text" enterKeyHint="next" {...props} />
  );
}
