import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './post-title.module.css';

const AFTER_COLON = /(?<=：)/;

/** The title of an article. One that needs two lines breaks at its colon. */
export const PostTitle = ({ children }: { children: string }) =>
  children.split(AFTER_COLON).map((part) => (
    <span key={part} className={styles.part}>
      <Phrases>{part}</Phrases>
    </span>
  ));
