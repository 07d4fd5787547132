import { oneLine } from '#contract/base/text.ts';
import type { Language } from '#contract/language/languages.ts';
import { FOOTER_MESSAGES } from './messages.ts';

/** One piece of a mail. Texts are plain: the renderer escapes them. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; title?: string; rows: LetterFacts }
  /** In order. */
  | { kind: 'steps'; steps: readonly string[] }
  /** A quotation of a person's text. */
  | { kind: 'quote'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'small'; text: string };

/** The content of a mail. Its text and its HTML are both made from this, so they say the same. */
export interface Letter {
  subject: string;
  blocks: readonly Block[];
  /** The language of its words, if it is not Japanese. */
  language?: Language;
}

/** A mail as people at the desk read it. */
export interface MailWords {
  subject: string;
  text: string;
}

/** Names and values. */
export type LetterFacts = readonly (readonly [name: string, value: string])[];

/* Words that somebody typed stay in their line, so that a name begins no header, row or paragraph of its own. */

export const textBlock = (words: string): Block => ({ kind: 'text', text: oneLine(words) });
/** Words about a page of ours, with its address if the site has one. */
export const pageBlock = (words: string, url: string | undefined): Block =>
  url ? { kind: 'link', text: words, url } : textBlock(words);
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
/** Each name and value in its line. */
export const facts = (rows: LetterFacts, title?: string): Block => ({
  kind: 'facts',
  rows: rows.map(([name, value]) => [oneLine(name), oneLine(value)]),
  ...(title && { title }),
});
const small = (words: string): Block => ({ kind: 'small', text: words });

/** The sender of mails. */
export interface MailSender {
  product: string;
  /** The name of the operator; undefined if no operator is set. */
  operator: string | undefined;
  /** Whether somebody reads answers to the mail. */
  isRead: boolean;
}

/** The end of a mail to somebody outside. */
export const footer = ({ product, operator, isRead }: MailSender, ...before: readonly string[]): Block =>
  small(
    [
      ...before,
      isRead ? FOOTER_MESSAGES.isRead : FOOTER_MESSAGES.isNotRead,
      FOOTER_MESSAGES.sent(product, operator),
    ].join('\n'),
  );
