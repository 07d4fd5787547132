import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './post-title.module.css';

/** Up to a colon, or to the end. Without a lookbehind, which Safari knows from 16.4 on. */
const PARTS = /[^：]+：?|：/g;

/** The title of an article. One that needs two lines breaks at its colon. */
export const PostTitle = ({ children }: { children: string }) =>
  children.match(PARTS)?.map((part) => (
    <span key={part} className={styles.part}>
      <Phrases>{part}</Phrases>
    </span>
  ));
