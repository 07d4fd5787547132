import type { ReactNode } from 'react';
import { keysOf } from '#contract/base/keys.ts';
import { translated } from '#contract/language/words.ts';
import { classes } from '../classes.ts';
import { useFieldTexts } from '../form/use-field-texts.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import styles from './choices.module.css';

interface ChoicesProps<Key extends string> {
  type: 'radio' | 'checkbox';
  name: string;
  legend: ReactNode;
  hint?: string;
  /** Values and their words. */
  options: Readonly<Record<Key, string>>;
  chosen: readonly Key[];
  problem?: string | undefined;
  /** Three short answers in one line, where each line counts. */
  isLine?: boolean;
}

/** A question with a few answers, all of them in sight. */
export function Choices<Key extends string>({
  type,
  name,
  legend,
  hint,
  options,
  chosen,
  problem,
  isLine = false,
}: ChoicesProps<Key>) {
  const texts = useFieldTexts({ hint, problem, hintClass: styles.hint });
  return (
    <fieldset
      className={styles.choices}
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-invalid={type === 'radio' ? problem !== undefined : undefined}
      aria-describedby={texts.describedBy}
    >
      <legend>{legend}</legend>
      {texts.hintText}
      <div className={classes(styles.options, isLine && styles.line)}>
        {keysOf(options).map((key) => (
          <label key={key} className={styles.option}>
            <input
              type={type}
              name={name}
              value={key}
              defaultChecked={chosen.includes(key)}
              required={type === 'radio'}
            />
            <Phrases>{translated(options[key])}</Phrases>
          </label>
        ))}
      </div>
      {texts.errorText}
    </fieldset>
  );
}
