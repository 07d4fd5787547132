import { useSignals } from '@preact/signals-react/runtime';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { CustomerErrors, CustomerTextKey } from '../../state/customer.ts';
import { afterPress } from '../after-press.ts';
import { useForm } from '../context.ts';
import { describedBy, FieldFrame } from '../field-frame/field-frame.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'onInput'
  | 'onCompositionStart'
  | 'onCompositionUpdate'
  | 'onCompositionEnd'
>;

interface CustomerFieldProps extends InputProps {
  field: CustomerTextKey;
  label: string;
  required?: boolean;
  hint?: string;
  onEdit?: (text: string) => void;
  /** Called when editing has ended and the value has been converted. */
  onLeave?: () => void;
  /** What stands below the input, such as the resolved address. */
  children?: ReactNode;
}

/** One contact detail. Nothing is rewritten while it is typed; widths are converted when editing ends. */
export function CustomerField(props: CustomerFieldProps) {
  useSignals();
  const { field, label, required = true, hint, onEdit, onLeave, children, ...input } = props;
  const { store } = useForm();
  const id = useId();
  const value = store.customer.value[field];
  const leave = () => {
    store.leaveCustomer(field);
    onLeave?.();
  };
  const error = store.customerErrors.value[field as keyof CustomerErrors];
  return (
    <FieldFrame
      id={id}
      name={field}
      label={label}
      required={required}
      filled={value.trim() !== ''}
      hint={hint}
      error={error}
    >
      <input
        id={id}
        className="input"
        name={field}
        type="text"
        required={required}
        value={value}
        onChange={(event) => {
          store.editCustomer(field, event.currentTarget.value);
          onEdit?.(event.currentTarget.value);
        }}
        onBlur={() => afterPress(leave)}
        {...input}
        {...describedBy(id, hint, error)}
      />
      {children}
    </FieldFrame>
  );
}
