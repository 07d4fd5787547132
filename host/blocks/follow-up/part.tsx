import { type ReactNode, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './follow-up.module.css';
import { FOLLOW_UP } from './messages.ts';
import { dateText } from './moments.ts';

interface PartProps {
  /** By which links of the page find it. */
  id?: string;
  title: string;
  lead?: string | undefined;
  isPrinted?: boolean;
  children: ReactNode;
}

/** A part of a page behind a link, under its own heading. */
export function Part({ id, title, lead, isPrinted = true, children }: PartProps) {
  const headingId = useId();
  return (
    <section
      className={classes(styles.part, !isPrinted && 'not-printed')}
      id={id}
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>
        <Phrases>{title}</Phrases>
      </h2>
      {lead && (
        <p className={styles.lead}>
          <Phrases>{lead}</Phrases>
        </p>
      )}
      {children}
    </section>
  );
}

/** A name and its value, side by side. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** When the request was sent, among the facts of a page's head. */
export const SentAt = ({ at }: { at: string }) => (
  <div>
    <dt>{FOLLOW_UP.sentAt}</dt>
    <dd>
      <time dateTime={at}>{dateText(at)}</time>
    </dd>
  </div>
);

interface FoldedProps {
  title: string;
  open?: boolean;
  /** Most are acts, which no paper has. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** An action that needs a confirmation. Opens without scripts too. */
export function FoldedPart({ title, open, isPrinted = false, children }: FoldedProps) {
  return (
    <details className={classes(styles.folded, !isPrinted && 'not-printed')} open={open}>
      <summary>
        <Phrases>{title}</Phrases>
      </summary>
      <div className={styles.unfolded}>{children}</div>
    </details>
  );
}

interface ClosedPartProps extends PartProps {
  open?: boolean;
}

/** A part that is seldom needed: its heading opens it. */
export function ClosedPart({ id, title, lead, isPrinted = true, open, children }: ClosedPartProps) {
  const headingId = useId();
  return (
    <section
      className={classes(styles.closed, !isPrinted && 'not-printed')}
      id={id}
      aria-labelledby={headingId}
    >
      <details className={styles.folded} open={open}>
        <summary>
          <h2 id={headingId}>
            <Phrases>{title}</Phrases>
          </h2>
        </summary>
        <div className={styles.unfolded}>
          {lead && (
            <p className={styles.lead}>
              <Phrases>{lead}</Phrases>
            </p>
          )}
          {children}
        </div>
      </details>
    </section>
  );
}
