import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './follow-up.module.css';

/** Confirms an action. It gets the focus, because the button of the action may be gone. */
export function Saved({ children }: { children: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <p className={styles.saved} role="status" ref={notice} tabIndex={-1}>
      <Icon name="check" />
      <Phrases>{children}</Phrases>
    </p>
  );
}
