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

interface CardActProps {
  intent: string;
  uuid: string;
  /** The words of the button, and its name, which tells it from others. */
  text: string;
  label: string;
}

/** Takes the thing of a card away. */
export const CardAct = ({ intent, uuid, text, label }: CardActProps) => (
  <form method="post">
    <input type="hidden" name="uuid" value={uuid} />
    <button type="submit" name="intent" value={intent} className={parts.textButton} aria-label={label}>
      {text}
    </button>
  </form>
);
