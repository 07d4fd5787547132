import { useEffect, useRef } from 'react';
import { buttonClass } from '../button/button.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useServerHtml } from '../use-server-html.ts';
import formStyles from './form.module.css';

interface SentProps {
  words: { sent: string; sentText: string; again: string };
  /** The page of the form, where visitors without scripts start again. */
  form: string;
  onAgain: () => void;
}

/** Stands in place of a form that was sent, and has the focus, unless it came with the page. */
export function SentNotice({ words, form, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const fromServer = useServerHtml();
  useEffect(() => {
    if (!fromServer) heading.current?.focus();
  }, [fromServer]);
  return (
    <div className={formStyles.sent} role="status">
      <h2 ref={heading} tabIndex={-1}>
        <Phrases>{words.sent}</Phrases>
      </h2>
      <p>
        <Phrases>{words.sentText}</Phrases>
      </p>
      <a
        className={buttonClass('line')}
        href={form}
        onClick={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <Phrases>{words.again}</Phrases>
      </a>
    </div>
  );
}
