import type { ReactNode } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './page-title.module.css';

interface PageTitleProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** The one h1 of a page that starts with text. */
export function PageTitle({ title, lead, children }: PageTitleProps) {
  return (
    <div className={styles.block}>
      <div className={styles.inner}>
        <h1 className={styles.title}>
          <Phrases>{title}</Phrases>
        </h1>
        {lead && (
          <p className={styles.lead}>
            <Phrases>{lead}</Phrases>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
