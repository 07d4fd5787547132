import { useMemo } from 'react';
import { keysOf } from '#contract/base/keys.ts';
import { typedContact } from '#contract/typed-contact/typed-contact.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useStyles } from '../styles.ts';
import css from './contact-notice.css?inline';
import { KINDS, MESSAGES } from './messages.ts';

/** The kinds of contact in a text, in words. */
function kindsIn(text: string): string[] {
  const kinds = typedContact(text).map(({ kind }) => kind);
  return keysOf(KINDS)
    .filter((kind) => kinds.includes(kind))
    .map((kind) => KINDS[kind]);
}

export default function ContactNotice({ text }: { text: string }) {
  useStyles(css);
  const kinds = useMemo(() => kindsIn(text), [text]);
  if (kinds.length === 0) return null;
  return (
    <p className="contact-notice">
      <Phrases>{MESSAGES.found(kinds)}</Phrases>
    </p>
  );
}
