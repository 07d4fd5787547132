import { useState } from 'react';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { GUIDE } from './messages.ts';
import styles from './partners-guide.module.css';

const { copy, copied, notCopied } = GUIDE.codes;

interface CopiedCodeProps {
  /** For the button's label. */
  name: string;
  code: string;
  /** Sentences, whose lines may end anywhere. */
  isProse?: boolean;
}

/** A code with a button that copies it. */
export function CopiedCode({ name, code, isProse = false }: CopiedCodeProps) {
  const [message, setMessage] = useState('');
  const put = () =>
    navigator.clipboard.writeText(code).then(
      () => setMessage(copied),
      () => setMessage(notCopied),
    );
  return (
    <div className={styles.code}>
      <pre
        className={classes(styles.text, isProse && styles.prose)}
        tabIndex={0}
        aria-label={name}
        role="region"
      >
        <code>{code}</code>
      </pre>
      <p className={styles.copy}>
        <button type="button" className={buttonClass('line')} aria-label={`${name}：${copy}`} onClick={put}>
          {copy}
        </button>
        <span role="status">{message}</span>
      </p>
    </div>
  );
}
