import { useId } from 'react';
import inputStyles from '../form/input.module.css';
import { PAGE_FIND } from './messages.ts';
import styles from './page-find.module.css';

interface PageFindProps {
  /** The parts that are looked through, such as 質問. */
  kind: string;
  /** The id of the element in which they stand. */
  within: string;
  /** A CSS selector of the parts. */
  parts: string;
}

/** Leaves of a long page only the parts that have some words (find-in.ts). Without scripts it is not shown. */
export function PageFind({ kind, within, parts }: PageFindProps) {
  const id = useId();
  return (
    <site-find className={styles.find} role="search" data-kind={kind} data-within={within} data-parts={parts}>
      <label className="visually-hidden" htmlFor={id}>
        {PAGE_FIND.label(kind)}
      </label>
      <input
        className={inputStyles.input}
        id={id}
        type="search"
        placeholder={PAGE_FIND.hint}
        autoComplete="off"
        maxLength={100}
      />
      <p role="status" />
    </site-find>
  );
}
