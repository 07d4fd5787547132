import type { ReactNode } from 'react';
import { keysOf } from '#contract/base/keys.ts';
import { DESK_PAGES, MOST_AT_ONCE } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import inputStyles from '../../ui/form/input.module.css';
import parts from '../parts/shared.module.css';
import { manyOptions } from './many-acts.ts';
import { MANY as WORDS } from './messages.ts';
import styles from './requests.module.css';

/** The address of the page that looks at an act about several requests, and does it. */
const MANY_PATH = `${DESK_PAGES.requests}/many`;

interface ManyFormProps {
  /** Undefined for somebody who only reads: then it is the list alone. */
  people: AnswerOfAct<'readColleagues'>['people'] | undefined;
  /** The list, whose rows can be chosen. */
  children: ReactNode;
}

/** A list of requests of which some can be chosen for an act. The bar below appears as soon as one is. */
export function ManyForm({ people, children }: ManyFormProps) {
  if (!people) return children;
  const options = manyOptions(people);
  return (
    <form method="post" action={MANY_PATH} className={classes(parts.list, styles.choosing)}>
      {children}
      <div className={classes(styles.many, 'not-printed')}>
        <p className={styles.chosen} aria-hidden="true" />
        <label>
          {WORDS.what}
          <select className={inputStyles.input} name="what" aria-describedby="many-hint">
            {keysOf(options).map((group) => (
              <optgroup key={group} label={WORDS.groups[group]}>
                {options[group].map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button type="submit" name="intent" value="look" className={buttonClass('line', 'small')}>
          {WORDS.next}
        </button>
        <p id="many-hint" className={parts.note}>
          {WORDS.hint(MOST_AT_ONCE)}
        </p>
      </div>
    </form>
  );
}
