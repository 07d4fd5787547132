import type { ReactNode } from 'react';
import { translated } from '#contract/language/words.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';

interface FieldFrameProps {
  /** The control's id, or that of a group where several controls answer one question. */
  id: string;
  /** Identifies the question when it has to get the focus. */
  name: string;
  label: string;
  required: boolean;
  filled: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether the error is announced when it appears. Of several at once, only one is. */
  announced?: boolean;
  /** Content below the question, such as the result of its answer. */
  below?: ReactNode;
  /** The first required question without an answer. */
  next?: boolean;
  /** The kind of control that answers the question. */
  kind?: FrameKind;
  children: ReactNode;
}

/**
 * The kinds of control of a question: one control with a label; a button, which takes its name from the label by id;
 * several controls with a legend; or radio buttons, whose group is required or wrong as a whole.
 */
export type FrameKind = 'control' | 'button' | 'group' | 'radios';

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;
export const labelId = (id: string) => `${id}-label`;

/** The attributes that tie a control to its label's frame. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/**
 * The parts of every question: a label, 必須 or 任意 in words, a hint, an error, and a check mark that themes may show.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, required, filled, hint, error, next, kind = 'control', children } = props;
  const { announced = true, below } = props;
  const caption = (
    <>
      <span className="field__check" aria-hidden="true" />
      <span className="field__label">{translated(label)}</span>
      <span className={`badge ${required ? 'badge--required' : 'badge--optional'}`}>
        {required ? MESSAGES.required : MESSAGES.optional}
      </span>
    </>
  );
  const frame = {
    className: `field${next ? ' field--next' : ''}${error ? ' field--error' : ''}${filled ? ' field--filled' : ''}`,
    'data-field': name,
    part: 'field',
  };
  const captionProps = { className: 'field__caption', id: labelId(id) };
  const body = (
    <div className="field__body">
      {children}
      {hint && (
        <p className="field__hint" id={hintId(id)}>
          {translated(hint)}
        </p>
      )}
      {error && (
        <p className="field__error" id={errorId(id)} role={announced ? 'alert' : undefined}>
          <Phrases>{translated(error)}</Phrases>
        </p>
      )}
      {below}
    </div>
  );
  if (kind === 'group' || kind === 'radios') {
    return (
      <fieldset {...frame} {...groupProps(props)}>
        <legend {...captionProps}>{caption}</legend>
        {body}
      </fieldset>
    );
  }
  return (
    <div {...frame}>
      {kind === 'button' ? (
        <div {...captionProps}>{caption}</div>
      ) : (
        <label {...captionProps} htmlFor={id}>
          {caption}
        </label>
      )}
      {body}
    </div>
  );
}

/** ARIA knows required and invalid groups of radio buttons, and no others. */
function groupProps({ id, hint, error, kind, required }: FieldFrameProps) {
  const ariaProps = describedBy(id, hint, error);
  if (kind === 'radios') return { role: 'radiogroup', 'aria-required': required || undefined, ...ariaProps };
  return { 'aria-describedby': ariaProps['aria-describedby'] };
}
