import { useState } from 'react';
import { buttonClass } from '../../ui/button/button.ts';
import { GUIDE } from './messages.ts';
import styles from './partners-guide.module.css';

const { copy, copied, notCopied } = GUIDE.codes;

/** A code with a button that copies it. @param name the name of the code, for the button's label */
export function CopiedCode({ name, code }: { name: string; code: string }) {
  const [message, setMessage] = useState('');
  const put = () =>
    navigator.clipboard.writeText(code).then(
      () => setMessage(copied),
      () => setMessage(notCopied),
    );
  return (
    <div className={styles.code}>
      <pre className={styles.text} tabIndex={0} aria-label={name} role="region">
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
