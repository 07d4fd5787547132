import { useEffect, useRef } from 'react';
import { Phrases } from '../phrases/phrases.tsx';
import { useServerHtml } from '../use-server-html.ts';
import styles from './form.module.css';
import { TO_FORM } from './messages.ts';

interface FormFailureProps {
  /** A hidden one is ready for a page that cannot load React (wake.ts). */
  isShown?: boolean;
  /** The id of the form, where it is far below. */
  to?: string | undefined;
  children: string;
}

/**
 * Shows above a form that it could not be sent. The pressed button may be far below, so the message scrolls into view,
 * unless it came with the page.
 */
export function FormFailure({ isShown = true, to, children }: FormFailureProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  const isNew = useRef(!useServerHtml());
  useEffect(() => {
    // Newer browsers return a promise here, which is no effect's clean-up.
    if (isShown && isNew.current) void notice.current?.scrollIntoView({ block: 'center' });
    isNew.current = true;
  }, [isShown]);
  return (
    <p className={styles.failure} role="alert" hidden={!isShown} data-not-sent ref={notice}>
      <Phrases>{children}</Phrases>
      {to && <a href={`#${to}`}>{TO_FORM}</a>}
    </p>
  );
}
