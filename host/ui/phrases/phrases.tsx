import { createElement } from 'react';
import { MAY_END, phrasesOf, WHOLE_WORDS } from '#contract/base/phrases.ts';
import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import styles from './phrases.module.css';

const mayEnd = () => createElement('wbr');

/**
 * A particle stays with the bracket before it, a count with its limit, and a word is not cut: browsers that know
 * Japanese would end a line there.
 */
const IN_ONE_LINE = new RegExp(
  `([」』）](?:[はがをにへとのもや]|で|から|より|だけ|まで)|(?:最大|各|\\d+〜)\\d+社|${WHOLE_WORDS.join('|')})`,
);

/** Further ends between hiragana, in sentences of the site that are wider than a phone otherwise. */
const FURTHER_END =
  /よくある(?=ご)|あわせて(?=ご)|買取比較(?=メディア)|なければ(?=なり)|かどうか(?=わか)|[」』）]で(?=お)/g;

/** A phrase, with what no line ends in. */
const wholeOf = (phrase: string) =>
  phrase
    .split(IN_ONE_LINE)
    .map((part, index) => (index % 2 ? createElement('span', { className: styles.line }, part) : part))
    .filter((part) => part !== '');

/**
 * A text whose lines break between phrases. For readers, screen readers and searches it stays one text. Another text is
 * another element: an element in the place of a text is the sign of a translator (frame/page-script/watch-page.ts).
 */
export const Phrases = ({ children }: { children: string }) =>
  createElement(
    'span',
    // Other languages than Japanese break as browsers do it.
    { className: spokenLanguage() === OWN_LANGUAGE ? 'phrases' : undefined, key: children },
    ...phrasesOf(children.replace(FURTHER_END, `$&${MAY_END}`)).flatMap((phrase, index) =>
      index > 0 ? [mayEnd(), ...wholeOf(phrase)] : wholeOf(phrase),
    ),
  );

const NUMBER = /(\d+(?:-\d+)+)/;

/** A text in which no line ends within a number such as 5-15-17. */
export const WholeNumbers = ({ children }: { children: string }) =>
  createElement(
    'span',
    null,
    ...children
      .split(NUMBER)
      .map((part, index) => (index % 2 ? createElement('span', { className: styles.line }, part) : part)),
  );

/** A prefecture and a municipality at the beginning of an address. 四日市市 ends with its last 市. */
const PLACES = /^(.{2,3}?[都道府県])?(.+?[市区町村郡](?![市区町村]))?/;

/** An address whose lines end after its prefecture or its municipality. */
export function Address({ children }: { children: string }) {
  const [places = '', ...parts] = PLACES.exec(children) ?? [];
  const pieces = [...parts, children.slice(places.length)].filter(Boolean);
  return createElement(
    'span',
    { className: styles.whole },
    ...pieces.flatMap((piece, index) => {
      const whole = createElement(WholeNumbers, null, piece);
      return index > 0 ? [mayEnd(), whole] : whole;
    }),
  );
}

/** Words with dots between them, whose lines end after a dot: WebKit ends none there by itself. */
export const Words = ({ children }: { children: readonly string[] }) =>
  createElement(
    'span',
    { className: styles.whole },
    ...children.flatMap((word, index) => (index > 0 ? ['・', mayEnd(), word] : word)),
  );
