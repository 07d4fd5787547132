import type { ReactNode } from 'react';
import styles from './page-title.module.css';

interface PageTitleProps {
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The one h1 of a page that starts with text. */
export function PageTitle({ eyebrow, title, lead, children }: PageTitleProps) {
  return (
    <div className={styles.block}>
      <div className={styles.inner}>
        {eyebrow && (
          <p className={styles.eyebrow} lang="en">
            {eyebrow}
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
