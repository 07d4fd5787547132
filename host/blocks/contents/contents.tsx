import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './contents.module.css';
import { CONTENTS } from './messages.ts';

interface Entry {
  id: string;
  text: string;
  /** 2 by itself: deeper ones stand further in. */
  level?: 2 | 3 | 4;
}

interface ContentsProps {
  entries: readonly Entry[];
  isOpen?: boolean;
  className?: string | undefined;
}

const DEEPER = { 2: undefined, 3: styles.entry3, 4: styles.entry4 };

/** The headings of a text, which lead to them. Opens and closes, with or without scripts. */
export const Contents = ({ entries, isOpen = false, className }: ContentsProps) => (
  <nav className={classes(styles.contents, className)} aria-label={CONTENTS.title}>
    <details open={isOpen}>
      <summary>
        {CONTENTS.title}
        <Icon name="down" />
      </summary>
      <ol>
        {entries.map(({ id, text, level = 2 }) => (
          <li className={DEEPER[level]} key={id}>
            <a href={`#${id}`}>
              <Phrases>{text}</Phrases>
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);
