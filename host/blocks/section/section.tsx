import { type ReactNode, useId } from 'react';
import { classes } from '#host/ui/classes.ts';
import { ExampleMark } from '#host/ui/example-mark/example-mark.tsx';
import { Phrases } from '#host/ui/phrases/phrases.tsx';
import styles from './section.module.css';

const GROUNDS = { sand: styles.sand, dark: styles.dark };
const WIDTHS = { page: undefined, form: styles.form, screen: styles.screen };

interface SectionProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** What the section shows is made up. */
  example?: boolean;
  ground?: keyof typeof GROUNDS;
  /** Heading in the middle. */
  center?: boolean;
  /** `form`: as wide as a form; `screen`: only the heading keeps away from the screen's edges. */
  width?: keyof typeof WIDTHS;
  id?: string;
  children: ReactNode;
}

/** A part of a page under its own heading, which names it for screen readers too. */
export function Section({
  eyebrow,
  title,
  lead,
  example,
  ground,
  center,
  width = 'page',
  id,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      className={classes(styles.section, ground && GROUNDS[ground], WIDTHS[width])}
      id={id}
      aria-labelledby={titleId}
    >
      <div className={styles.inner}>
        <div className={classes(styles.head, center && styles.headCenter)}>
          {eyebrow && (
            <p className={styles.eyebrow} lang="en">
              {eyebrow}
            </p>
          )}
          <h2 className={styles.title} id={titleId}>
            <Phrases>{title}</Phrases>
          </h2>
          {example && (
            <p className={styles.example}>
              <ExampleMark />
            </p>
          )}
          {lead && (
            <p className={styles.lead}>
              <Phrases>{lead}</Phrases>
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

/** A part of a page without a heading. */
export function PlainSection({ children }: { children: ReactNode }) {
  return (
    <div className={styles.section}>
      <div className={styles.inner}>{children}</div>
    </div>
  );
}

/** A link to more, below a section. */
export const SectionMore = ({ children }: { children: ReactNode }) => (
  <p className={styles.more}>{children}</p>
);
