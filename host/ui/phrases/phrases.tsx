import { createElement } from 'react';
import { phrasesOf } from '#contract/phrases.ts';
import styles from './phrases.module.css';

const mayEnd = () => createElement('wbr');

/** A text whose lines break between phrases. For readers, screen readers and searches it stays one text. */
export const Phrases = ({ children }: { children: string }) =>
  createElement(
    'span',
    { className: 'phrases' },
    ...phrasesOf(children).flatMap((phrase, index) => (index > 0 ? [mayEnd(), phrase] : phrase)),
  );

const NUMBER = /(\d+(?:-\d+)+)/;

/** A text in which no line ends within a number such as 5-15-17. */
export const WholeNumbers = ({ children }: { children: string }) =>
  createElement(
    'span',
    null,
    ...children
      .split(NUMBER)
      .map((part, index) => (index % 2 ? createElement('span', { className: styles.number }, part) : part)),
  );
