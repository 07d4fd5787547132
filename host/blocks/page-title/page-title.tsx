import type { ReactNode } from 'react';
import { ExampleMark } from '../../ui/example-mark/example-mark.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './page-title.module.css';

interface PageTitleProps {
  title: string;
  lead?: string;
  /** Marks the content as made up. */
  example?: boolean;
  children?: ReactNode;
}

/** The one h1 of a page that starts with text. */
export function PageTitle({ title, lead, example, children }: PageTitleProps) {
  return (
    <div className={styles.block}>
      <div className={styles.inner}>
        <div className={styles.title}>
          <h1>
            <Phrases>{title}</Phrases>
          </h1>
          {example && <ExampleMark />}
        </div>
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
