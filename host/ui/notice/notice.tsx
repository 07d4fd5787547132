import type { ReactNode } from 'react';
import { buttonClass } from '../button/button.ts';
import { Icon } from '../icon/icon.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { STATES } from './messages.ts';
import styles from './notice.module.css';

interface NoticeProps {
  title?: ReactNode;
  role?: 'status' | 'alert';
  children?: ReactNode;
}

/** Shown where there is no content. */
export function Notice({ title, role, children }: NoticeProps) {
  return (
    <div className={styles.notice} role={role}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}

export function Loading({ text = STATES.loading }: { text?: string }) {
  return (
    <Notice role="status">
      <Spinner />
      {text}
    </Notice>
  );
}

export function EmptyNotice({ children }: { children: string }) {
  return (
    <Notice>
      <p>
        <Phrases>{children}</Phrases>
      </p>
    </Notice>
  );
}

/** Asks for the contents of the page again (document 1, section 4; retry.ts). */
export const RetryButton = ({ children = STATES.retry }: { children?: string }) => (
  <button type="button" className={buttonClass('line', 'small')} data-retry>
    <Icon name="refresh" />
    {children}
  </button>
);

/** A failure with a text of its own, and a way to try again. */
export function FailedNotice({ children }: { children: ReactNode }) {
  return (
    <Notice role="alert" title={children}>
      <RetryButton />
    </Notice>
  );
}

/** A failure in the words of the specification (document 1, section 4). @param message the known reason, or '' */
export function ErrorNotice({ message }: { message: string }) {
  return (
    <Notice role="alert" title={STATES.failed}>
      <p>{message || STATES.unexpected}</p>
      <RetryButton />
    </Notice>
  );
}
