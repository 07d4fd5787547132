import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button/button.ts';
import type { Problems, Values } from '../../ui/form/form-rules.ts';
import parts from '../parts/shared.module.css';
import { PersonFields, type PersonName } from './person-fields.tsx';

/** The id of its heading. */
export const INVITE = 'invite';

/** An invitation that was not accepted. */
export interface Invited {
  values: Values<PersonName>;
  problems: Problems<PersonName>;
}

interface InviteFormProps {
  words: { title: string; lead: string; submit: string };
  invited: Invited | undefined;
  /** Further fields. */
  children?: ReactNode;
}

/** Lets somebody in. The page does it where the intent is `invite`. */
export const InviteForm = ({ words, invited, children }: InviteFormProps) => (
  <section aria-labelledby={INVITE} className={parts.panel}>
    <h2 id={INVITE}>{words.title}</h2>
    <p className={parts.note}>{words.lead}</p>
    <form method="post" className={parts.form} noValidate>
      <PersonFields {...(invited && { values: invited.values })} problems={invited?.problems ?? {}} />
      {children}
      <button type="submit" name="intent" value="invite" className={buttonClass('ink', 'small')}>
        {words.submit}
      </button>
    </form>
  </section>
);
