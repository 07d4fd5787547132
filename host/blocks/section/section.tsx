import { type ReactNode, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import { ExampleMark } from '../../ui/example-mark/example-mark.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './section.module.css';

const GROUNDS = { ivory: styles.ivory, sand: styles.sand, dark: styles.dark };
const HEADS = { above: undefined, aside: styles.aside, center: styles.center, 'over form': styles.overForm };
const WIDTHS = { page: undefined, form: styles.form, screen: styles.screen };

interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** The content of the section is made up. */
  example?: boolean;
  ground?: keyof typeof GROUNDS;
  /** Where the heading stands on wide screens: above pictures, beside texts, centred over its content, over a form. */
  head?: keyof typeof HEADS;
  /** `form`: as wide as a form; `screen`: only the heading keeps away from the screen's edges. */
  width?: keyof typeof WIDTHS;
  id?: string;
  children: ReactNode;
}

/** A part of a page under its own heading, which names it for screen readers too. */
export function Section({
  title,
  lead,
  example,
  ground = 'ivory',
  head = 'above',
  width = 'page',
  id,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      className={classes(styles.section, GROUNDS[ground], HEADS[head], WIDTHS[width])}
      id={id}
      aria-labelledby={titleId}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <div className={styles.title}>
            <h2 id={titleId}>
              <Phrases>{title}</Phrases>
            </h2>
            {example && <ExampleMark />}
          </div>
          {lead && (
            <div className={styles.lead}>{typeof lead === 'string' ? <Phrases>{lead}</Phrases> : lead}</div>
          )}
        </div>
        <div>{children}</div>
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
