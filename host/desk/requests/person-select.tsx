import type { AnswerOfAct } from '#server/desk/acts.ts';
import inputStyles from '../../ui/form/input.module.css';
import parts from '../parts/shared.module.css';
import { REQUEST_WORDS as WORDS } from './messages.ts';

type Colleague = AnswerOfAct<'readColleagues'>['people'][number];

/** Somebody among colleagues as lists name them. */
export const colleagueName = ({ name, self }: Colleague) => (self ? WORDS.assign.self(name) : name);

/** The person who shall have a request in hand, or nobody. @param chosen empty: nobody */
export const PersonSelect = ({ people, chosen }: { people: readonly Colleague[]; chosen: string }) => (
  <label className={parts.labelled}>
    {WORDS.assign.who}
    <select className={inputStyles.input} name="person" defaultValue={chosen}>
      <option value="">{WORDS.assign.nobody}</option>
      {people.map((person) => (
        <option key={person.uuid} value={person.uuid}>
          {colleagueName(person)}
        </option>
      ))}
    </select>
  </label>
);
