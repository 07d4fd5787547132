import { useId, useState } from 'react';
import { buttonClass } from '../../../ui/button/button.ts';
import { classes } from '../../../ui/classes.ts';
import { inJapanese } from '../../../ui/in-japanese.ts';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import { NOTICE_WORDS } from './messages.ts';
import { noticeMail } from './notice-text.ts';
import styles from './visit.module.css';

/** The printer gets the page once it shows only the notice: when the press is over. */
const printSoon = () => setTimeout(() => print());

/** A notice that is printed alone: its address is in the bar then, and the style sheet leaves out all else. */
export function Notice({ text }: { text: string }) {
  const id = useId().replaceAll(/\W/g, '');
  const [message, setMessage] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setMessage(NOTICE_WORDS.copied),
      () => setMessage(NOTICE_WORDS.notCopied),
    );
  return (
    <section className={styles.notice} id={`notice-${id}`} aria-labelledby={`title-${id}`}>
      <h4 className="not-printed" id={`title-${id}`}>
        {NOTICE_WORDS.title}
      </h4>
      <p className="not-printed">
        <Phrases>{NOTICE_WORDS.hint}</Phrases>
      </p>
      <pre className={styles.text} lang={inJapanese()}>
        {text}
      </pre>
      <p className={classes(styles.ways, 'not-printed')}>
        <a className={buttonClass('ink')} href={`#notice-${id}`} onClick={printSoon}>
          {NOTICE_WORDS.print}
        </a>
        <button type="button" className={buttonClass('line')} onClick={copy}>
          {NOTICE_WORDS.copy}
        </button>
        <a className={buttonClass('line')} href={noticeMail(text)}>
          {NOTICE_WORDS.mail}
        </a>
      </p>
      <p className={classes(styles.hint, 'not-printed')} role="status">
        {message}
      </p>
      <p className={classes(styles.hint, 'not-printed')}>
        <Phrases>{NOTICE_WORDS.printHint}</Phrases>
        <br />
        <Phrases>{NOTICE_WORDS.mailHint}</Phrases>
      </p>
    </section>
  );
}
