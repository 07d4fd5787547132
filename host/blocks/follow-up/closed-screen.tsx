import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '../../ui/button/button.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Closed } from './closed.ts';
import styles from './follow-up.module.css';
import { FOLLOW_UP, UNAVAILABLE } from './messages.ts';

export interface ClosedWords {
  title: string;
  texts: readonly string[];
}

/** The texts of a page about its own links. */
export type LinkWords = Readonly<Record<Exclude<Closed, keyof typeof UNAVAILABLE>, ClosedWords>>;

const isPassing = (reason: Closed): reason is keyof typeof UNAVAILABLE => Object.hasOwn(UNAVAILABLE, reason);

export const closedWords = (reason: Closed, words: LinkWords): ClosedWords =>
  isPassing(reason) ? UNAVAILABLE[reason] : words[reason];

interface ScreenProps extends ClosedWords {
  /** Links to other pages. The browser loads them as new documents, so that their scripts find nothing of this page. */
  children: ReactNode;
}

/** A page that has only a message. */
export function CalmScreen({ title, texts, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      {texts.map((text) => (
        <p key={text}>
          <Phrases>{text}</Phrases>
        </p>
      ))}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}

interface ClosedScreenProps {
  closed: Closed;
  words: LinkWords;
  /** Ways on from a link that will never open anything. */
  children: ReactNode;
}

/** Replaces a page whose link opens nothing. */
export function ClosedScreen({ closed, words, children }: ClosedScreenProps) {
  const { pathname, search } = useLocation();
  const again = (
    <a className={buttonClass('ink')} href={pathname + search}>
      {FOLLOW_UP.reload}
    </a>
  );
  return <CalmScreen {...closedWords(closed, words)}>{isPassing(closed) ? again : children}</CalmScreen>;
}
