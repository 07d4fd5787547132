import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './form.module.css';

interface FieldTextsProps {
  /** Made if it is left out. */
  id?: string | undefined;
  hint: ReactNode;
  problem: string | undefined;
  hintClass?: string | undefined;
}

/** The hint and the error of a field, and the attribute that connects the field to those of them that there are. */
export function useFieldTexts({ id: ownId, hint, problem, hintClass = styles.hint }: FieldTextsProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    describedBy: describedBy || undefined,
    hintText: hint && (
      <p className={hintClass} id={`${id}-hint`}>
        {hint}
      </p>
    ),
    errorText: <FieldError id={`${id}-error`} text={problem} />,
  };
}
