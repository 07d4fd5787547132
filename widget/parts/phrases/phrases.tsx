import { createElement } from 'react';
import { phrasesOf } from '#contract/base/phrases.ts';
import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import { spokenLanguage } from '#contract/language/words.ts';

const mayEnd = () => createElement('wbr');

/**
 * A text whose lines break between phrases. For readers, screen readers and searches it stays one text. Other languages
 * than Japanese break as browsers do it.
 */
export const Phrases = ({ children }: { children: string }) =>
  spokenLanguage() !== OWN_LANGUAGE
    ? children
    : createElement(
        'span',
        { className: 'phrases' },
        ...phrasesOf(children).flatMap((phrase, index) => (index > 0 ? [mayEnd(), phrase] : phrase)),
      );
