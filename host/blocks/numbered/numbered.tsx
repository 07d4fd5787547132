import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './numbered.module.css';

interface NumberedProps {
  items: readonly { title: string; text: string }[];
}

/** Points in their order, one below the other. `--row-line`, `--row-number` and `--row-text` change their colours. */
export function Numbered({ items }: NumberedProps) {
  return (
    <ol className={styles.rows}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>
              <Phrases>{title}</Phrases>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
