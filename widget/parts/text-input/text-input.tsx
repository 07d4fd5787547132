import { LIMITS } from '#contract/base/limits.ts';
import { write } from '../../goods/answering.ts';
import type { TextField } from '../../goods/fields.ts';
import { textOf } from '../../goods/item.ts';
import { ContactHint } from '../contact-hint/contact-hint.tsx';
import type { ControlProps } from '../control-props.ts';
import { describedBy } from '../field-frame/field-frame.tsx';
import { useActions } from '../use-form.ts';

export function TextInput({ id, item, field, error }: ControlProps<TextField>) {
  const { goods } = useActions();
  const text = textOf(item, field.key);
  const props = {
    id,
    className: 'input',
    maxLength: field.multiline ? LIMITS.textCharacters : LIMITS.lineCharacters,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => {
      const newText = event.currentTarget.value;
      goods.update(item.id, (one) => write(one, field.key, newText));
    },
    ...describedBy(id, field.hint, error),
  };
  return (
    <>
      {field.multiline ? (
        <textarea rows={3} {...props} />
      ) : (
        <input type="text" enterKeyHint="next" {...props} />
      )}
      <ContactHint text={text} />
    </>
  );
}
