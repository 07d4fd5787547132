import type { ReactNode } from 'react';
import { MESSAGES } from './messages.ts';

interface FieldFrameProps {
  /** The control's id, or that of a group where several controls answer one question. */
  id: string;
  /** Finds the question when focus is brought to it. */
  name: string;
  label: string;
  required: boolean;
  filled: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** The first required question without an answer. */
  next?: boolean;
  /** Several controls: the label is a legend. */
  group?: boolean;
  /** A control that is no native one takes its name from the label by id. */
  labelOnly?: boolean;
  children: ReactNode;
}

const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;
export const labelId = (id: string) => `${id}-label`;

/** The attributes that tie a control to its label's frame. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/** What every question has in common: label, 必須 or 任意 in words, hint, error, and in the brand theme a check mark. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, required, filled, hint, error, next, group, labelOnly, children } = props;
  const caption = (
    <>
      <span className="field__check" aria-hidden="true" />
      <span className="field__label">{label}</span>
      <span className={`badge ${required ? 'badge--required' : 'badge--optional'}`}>
        {required ? MESSAGES.required : MESSAGES.optional}
      </span>
    </>
  );
  const className = `field${next ? ' field--next' : ''}${error ? ' field--error' : ''}${filled ? ' field--filled' : ''}`;
  const body = (
    <div className="field__body">
      {children}
      {hint && (
        <p className="field__hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={errorId(id)} role="alert">
          {error}
        </p>
      )}
    </div>
  );
  if (group) {
    return (
      <fieldset
        className={className}
        data-field={name}
        part="field"
        aria-describedby={describedBy(id, hint, error)['aria-describedby']}
      >
        <legend className="field__caption" id={labelId(id)}>
          {caption}
        </legend>
        {body}
      </fieldset>
    );
  }
  return (
    <div className={className} data-field={name} part="field">
      {labelOnly ? (
        <div className="field__caption" id={labelId(id)}>
          {caption}
        </div>
      ) : (
        <label className="field__caption" id={labelId(id)} htmlFor={id}>
          {caption}
        </label>
      )}
      {body}
    </div>
  );
}
