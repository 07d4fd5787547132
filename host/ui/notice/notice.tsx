import type { ReactNode } from 'react';
import { buttonClass } from '../button/button.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { STATES } from './messages.ts';
import styles from './notice.module.css';
import { retry } from './retry.ts';

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

export function EmptyNotice({ children }: { children: ReactNode }) {
  return (
    <Notice>
      <p>{children}</p>
    </Notice>
  );
}

/** Has the loaders run again (document 1, section 4). It needs no router, so it also works in a root of its own. */
export const RetryButton = () => (
  <button type="button" className={buttonClass('line', 'small')} onClick={retry}>
    <Icon name="refresh" />
    {STATES.retry}
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
