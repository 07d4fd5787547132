import { createElement } from 'react';
import { phrasesOf } from '#contract/base/phrases.ts';

const mayEnd = () => createElement('wbr');

/** A text whose lines break between phrases. For readers, screen readers and searches it stays one text. */
export const Phrases = ({ children }: { children: string }) =>
  createElement(
    'span',
    { className: 'phrases' },
    ...phrasesOf(children).flatMap((phrase, index) => (index > 0 ? [mayEnd(), phrase] : phrase)),
  );
