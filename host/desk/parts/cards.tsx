import type { ReactNode } from 'react';
import styles from './cards.module.css';
import parts from './shared.module.css';

/** A list of people or things, each with what can be done with it. */
export const Cards = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>;

interface CardProps {
  name: ReactNode;
  /** Short words behind the name. */
  badges?: ReactNode;
  /** Lines below the name. */
  lines: readonly ReactNode[];
  /** The acts. */
  children?: ReactNode;
}

export const Card = ({ name, badges, lines, children }: CardProps) => (
  <li>
    <div>
      <p className={styles.name}>
        {name}
        {badges}
      </p>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <p key={at} className={parts.note}>
          {line}
        </p>
      ))}
    </div>
    {children}
  </li>
);
