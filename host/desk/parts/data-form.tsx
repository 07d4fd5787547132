import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button/button.ts';
import { SHOP_DATA as WORDS } from './messages.ts';
import parts from './shared.module.css';

interface DataFormProps {
  words: { title: string; lead: string };
  /** The path of the file. */
  action: string;
  /** Why there is no file now, or until when there is one. */
  notice?: string | undefined;
  isOver?: boolean;
  /** Further fields. */
  children?: ReactNode;
}

/** Saves all data of a shop as one file. */
export const DataForm = ({ words, action, notice, isOver = false, children }: DataFormProps) => (
  <section aria-labelledby="data" className={parts.panel}>
    <h2 id="data">{words.title}</h2>
    <p className={parts.note}>{words.lead}</p>
    {notice && <p>{notice}</p>}
    {!isOver && (
      <form method="post" action={action} className={parts.buttons}>
        {children}
        <button type="submit" className={buttonClass('line', 'small')}>
          {WORDS.submit}
        </button>
      </form>
    )}
  </section>
);
