import type { ReactNode } from 'react';
import { dayInWords } from '#contract/base/japanese-days.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { SiteLink } from '../../ui/site-link/site-link.tsx';
import styles from './document.module.css';
import { DocumentFrame } from './document-frame.tsx';

export interface DocumentLink {
  to: string;
  label: string;
}

type Fact = readonly [name: string, fact: string];

/** The heading of a folded table, and a line that says what is in it. A link to the id opens it. */
interface Folded {
  readonly id: string;
  readonly title: string;
  readonly line: string;
}

/** A paragraph, a list, a table of names and facts, which may be folded, or links to read on. */
export type DocumentPart =
  | string
  | { readonly items: readonly string[] }
  | { readonly facts: readonly Fact[]; readonly folded?: Folded }
  | { readonly links: readonly DocumentLink[] };

export interface DocumentChapter {
  /** For links to this chapter. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly DocumentPart[];
}

function Part({ part }: { part: DocumentPart }) {
  if (typeof part === 'string') return <p>{part}</p>;
  if ('items' in part) {
    return (
      <ul className={styles.items}>
        {part.items.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  }
  if ('facts' in part) {
    if (!part.folded) return <Facts facts={part.facts} />;
    return (
      <details className={styles.folded}>
        <summary>
          <h3>
            <Phrases>{part.folded.title}</Phrases>
          </h3>
          <Icon name="down" />
          <span>
            <Phrases>{part.folded.line}</Phrases>
          </span>
        </summary>
        <div id={part.folded.id}>
          <Facts facts={part.facts} />
        </div>
      </details>
    );
  }
  return (
    <p className={styles.links}>
      {part.links.map(({ to, label }) => (
        <SiteLink key={to} to={to} label={label} />
      ))}
    </p>
  );
}

/** A list of names with their facts. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>
            <Phrases>{name}</Phrases>
          </dt>
          <dd>
            <Phrases>{fact}</Phrases>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DocumentProps {
  chapters: readonly DocumentChapter[];
  /** After the chapters. */
  children?: ReactNode;
  /** When the text was last changed. */
  dated?: { readonly label: string; readonly day: string };
}

/** A text to be read from its beginning to its end, such as a policy. */
export function Document({ chapters, dated, children }: DocumentProps) {
  return (
    <DocumentFrame chapters={chapters}>
      {chapters.map(({ id, title, parts }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>
            <Phrases>{title}</Phrases>
          </h2>
          <div>
            {parts.map((part) => (
              <Part key={JSON.stringify(part)} part={part} />
            ))}
          </div>
        </section>
      ))}
      {children}
      {dated && (
        <p className={styles.date}>
          {dated.label}：<time dateTime={dated.day}>{dayInWords(dated.day)}</time>
        </p>
      )}
    </DocumentFrame>
  );
}
