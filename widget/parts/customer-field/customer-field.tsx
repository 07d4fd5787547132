import { type FocusEvent, type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { isBlank } from '#contract/base/field.ts';
import { type CustomerFieldRow, customerField, strangeCharacters } from '#contract/customer/customer.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import { afterPress } from '../after-press.ts';
import { describedBy, FieldFrame } from '../field-frame/field-frame.tsx';
import { GIVEN } from '../given/load.ts';
import { useIsGivenDetail } from '../given/use-given.ts';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import { useContact, useContactActions } from '../use-contact.ts';
import { useRoot } from '../use-form.ts';
import { MESSAGES } from './messages.ts';
import { useReadAgain } from './use-read-again.ts';

type CompositionProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onCompositionStart' | 'onCompositionUpdate' | 'onCompositionEnd'
>;

interface CustomerFieldProps extends CompositionProps {
  field: CustomerFieldKey;
  onEdit?: (text: string) => void;
  /** Called when the seller comes to the field. */
  onReach?: () => void;
  /** Called when the seller begins and ends to type. */
  onTyping?: (typing: boolean) => void;
  /** Content below the input and its messages, such as the resolved address. It may depend on `Typing`. */
  children?: ReactNode | ((typing: Typing) => ReactNode);
}

/** Whether the seller types. Controls that help to type are in an element with `data-typing` and this handler. */
export interface Typing {
  readonly typing: boolean;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The browser limits the length only where the rules have no message for a text that is too long. */
function maxLength({ limit, messages }: CustomerFieldRow): number | undefined {
  return messages.tooLong || messages.format ? undefined : limit;
}

/**
 * One contact detail, rendered from its row in contract/customer/customer.ts. The text stays as it is while it is typed; widths
 * are converted when editing ends.
 */
export function CustomerField(props: CustomerFieldProps) {
  const { field, onEdit, onReach, onTyping, children, ...composition } = props;
  const { customer, checks } = useContactActions();
  const root = useRoot();
  const value = useContact((contact) => contact.customer.values[field]);
  const error = useContact((contact) => contact.customer.errors[field]);
  const isAnnounced = useContact((contact) => contact.customer.announced === field);
  const isGiven = useIsGivenDetail(field, value);
  const detail = strangeLine(field, value, error);
  const id = useId();
  const detailId = useId();
  const row = customerField(field);
  const { label, required, hint } = row;
  const { rows, type = 'text', ...input } = row.input;
  const [typing, setTyping] = useState(false);
  const tellTyping = (types: boolean) => {
    setTyping(types);
    onTyping?.(types);
  };
  const take = (text: string) => {
    customer.edit(field, text);
    onEdit?.(text);
  };
  const box = useReadAgain<HTMLInputElement & HTMLTextAreaElement>(value, take);
  const leave = () => {
    checks.leave(field);
    tellTyping(false);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest('[data-typing]')) afterPress(leave);
  };
  const description = describedBy(id, hint, error);
  const boxProps = {
    id,
    ref: box,
    className: 'input',
    name: field,
    required,
    value,
    maxLength: maxLength(row),
    onChange: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      take(event.currentTarget.value);
      // A browser fills in fields that the seller is not in.
      tellTyping(root.activeElement === event.currentTarget);
    },
    onFocus: onReach,
    onBlur,
    ...input,
    ...description,
    'aria-describedby': detail
      ? `${description['aria-describedby']} ${detailId}`
      : description['aria-describedby'],
  };
  return (
    <FieldFrame
      id={id}
      name={field}
      label={label}
      required={required}
      filled={!isBlank(value)}
      hint={hint}
      error={error}
      announced={isAnnounced}
      below={
        <>
          {detail && (
            <p className="field__hint" id={detailId}>
              {detail}
            </p>
          )}
          {isGiven && (
            <LazyPart part={GIVEN} quiet>
              {(Given) => <Given />}
            </LazyPart>
          )}
          {typeof children === 'function' ? children({ typing, onBlur }) : children}
        </>
      }
    >
      {rows ? <textarea rows={rows} {...boxProps} /> : <input type={type} {...boxProps} {...composition} />}
    </FieldFrame>
  );
}

/** A row of more characters would be no help. */
const NAMED = 8;

/** Names the characters because of which a text is refused. */
function strangeLine(field: CustomerFieldKey, text: string, error: string | undefined): string | undefined {
  if (!error || error !== customerField(field).messages.format) return;
  const characters = strangeCharacters(field, text).slice(0, NAMED).join('');
  return characters && MESSAGES.strange(characters);
}
