import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { useServerHtml } from '../../ui/use-server-html.ts';
import styles from './follow-up.module.css';

/**
 * Confirms an action. It gets the focus, because the button of the action may be gone. One that came with the page does
 * not: React takes the page over at a press, which the page must not move under.
 */
export function Saved({ children }: { children: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  const fromServer = useServerHtml();
  useEffect(() => {
    if (!fromServer) notice.current?.focus();
  }, [fromServer]);
  return (
    <p className={styles.saved} role="status" ref={notice} tabIndex={-1}>
      <Icon name="check" />
      <Phrases>{children}</Phrases>
    </p>
  );
}
