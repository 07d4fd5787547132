import type { FormEventHandler } from 'react';
import type { TypedField } from '#contract/base/field.ts';
import { translated } from '#contract/language/words.ts';
import styles from './form.module.css';
import inputStyles from './input.module.css';
import { useFieldTexts } from './use-field-texts.tsx';

interface FieldProps {
  name: string;
  field: TypedField;
  placeholder: string;
  /** The text at first. */
  value: string | undefined;
  problem: string | undefined;
  /** How the text is written. */
  hint?: string | undefined;
  /** Stands behind a number. */
  unit?: string | undefined;
  onInput?: FormEventHandler<HTMLInputElement>;
}

/** A text field with its label and its error, in one line or several. */
export function FormField({ name, field, placeholder, value, problem, hint, unit, onInput }: FieldProps) {
  const { id, describedBy, hintText, errorText } = useFieldTexts({
    hint,
    problem: problem && translated(problem),
  });
  const { label, limit, required, input } = field;
  const { rows, ...attributes } = input;
  const controlProps = {
    ...attributes,
    id,
    name,
    className: inputStyles.input,
    placeholder,
    required,
    maxLength: limit,
    defaultValue: value,
    'aria-invalid': problem !== undefined,
    'aria-describedby': describedBy,
  };
  const line = <input {...controlProps} onInput={onInput} />;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{translated(label)}</label>
      {rows ? (
        <textarea rows={rows} {...controlProps} />
      ) : unit ? (
        <span className={styles.number}>
          {line}
          {unit}
        </span>
      ) : (
        line
      )}
      {hintText}
      {errorText}
    </div>
  );
}
