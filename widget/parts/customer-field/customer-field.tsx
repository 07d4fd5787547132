import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { type CustomerFieldKey, type CustomerFieldRow, customerField } from '#contract/customer.ts';
import { afterPress } from '../after-press.ts';
import { describedBy, FieldFrame } from '../field-frame/field-frame.tsx';
import { useActions, useFormState } from '../use-form.ts';

type CompositionProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onCompositionStart' | 'onCompositionUpdate' | 'onCompositionEnd'
>;

interface CustomerFieldProps extends CompositionProps {
  field: CustomerFieldKey;
  onEdit?: (text: string) => void;
  /** Called when editing has ended and the value has been converted. */
  onLeave?: () => void;
  /** Content below the input and its messages, such as the resolved address. */
  children?: ReactNode;
}

/** The browser limits the length only where the rules have no message for a text that is too long. */
function maxLength({ limit, messages }: CustomerFieldRow): number | undefined {
  return messages.tooLong || messages.format ? undefined : limit;
}

/**
 * One contact detail, rendered from its row in contract/customer.ts. The text stays as it is while it is typed; widths
 * are converted when editing ends.
 */
export function CustomerField({ field, onEdit, onLeave, children, ...composition }: CustomerFieldProps) {
  const { customer } = useActions();
  const value = useFormState((form) => form.customer.values[field]);
  const error = useFormState((form) => form.customer.errors[field]);
  const announced = useFormState((form) => form.customer.announced === field);
  const id = useId();
  const row = customerField(field);
  const { label, required, hint } = row;
  const { rows, type = 'text', ...input } = row.input;
  const leave = () => {
    customer.leave(field);
    onLeave?.();
  };
  const props = {
    id,
    className: 'input',
    name: field,
    required,
    value,
    maxLength: maxLength(row),
    onChange: (event: { currentTarget: { value: string } }) => {
      customer.edit(field, event.currentTarget.value);
      onEdit?.(event.currentTarget.value);
    },
    onBlur: () => afterPress(leave),
    ...input,
    ...describedBy(id, hint, error),
  };
  return (
    <FieldFrame
      id={id}
      name={field}
      label={label}
      required={required}
      filled={value.trim() !== ''}
      hint={hint}
      error={error}
      announced={announced}
      below={children}
    >
      {rows ? <textarea rows={rows} {...props} /> : <input type={type} {...props} {...composition} />}
    </FieldFrame>
  );
}
