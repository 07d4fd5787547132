import { useEffect, useRef } from 'react';
import { Phrases } from '../phrases/phrases.tsx';
import styles from './form.module.css';

/**
 * Shows above a form that it could not be sent. The pressed button may be far below, so the message scrolls into view.
 */
export function FormFailure({ children }: { children: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which is no effect's clean-up.
    void notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <p className={styles.failure} role="alert" ref={notice}>
      <Phrases>{children}</Phrases>
    </p>
  );
}
