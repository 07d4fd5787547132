import type { AnswerOfAct } from '#server/desk/acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { FormField } from '../../ui/form/field.tsx';
import { namedOptions } from '../parts/named-options.ts';
import parts from '../parts/shared.module.css';
import { PERSON } from './messages.ts';

const WORDS = PERSON.place;

/** The address of a page of this site, with room to spare. */
const ADDRESS_CHARACTERS = 300;

/** Gives somebody another role, or other media or shops. */
export const PlacePanel = ({
  person,
  shops,
  media,
  all_media,
}: Pick<AnswerOfAct<'readPerson'>, 'person' | 'shops' | 'media' | 'all_media'>) => (
  <section aria-labelledby="place" className={parts.panel}>
    <h2 id="place">{WORDS.title}</h2>
    <p className={parts.note}>{WORDS.lead}</p>
    <form method="post" className={parts.form} noValidate>
      <input type="hidden" name="seen" value={person.role} />
      <Choices type="radio" name="role" legend={PERSON.role} options={WORDS.roles} chosen={[person.role]} />
      {all_media.length > 0 && (
        <Choices
          type="checkbox"
          name="media"
          legend={WORDS.media}
          options={namedOptions(all_media)}
          chosen={media.map(({ uuid }) => uuid)}
        />
      )}
      {shops.length > 0 && (
        <Choices
          type="checkbox"
          name="shops"
          legend={WORDS.shops}
          options={namedOptions(shops)}
          chosen={shops.map(({ uuid }) => uuid)}
        />
      )}
      <FormField
        name="shop"
        field={{
          label: WORDS.shop,
          required: false,
          limit: ADDRESS_CHARACTERS,
          messages: {},
          input: { autoComplete: 'off' },
        }}
        hint={WORDS.shopHint}
        placeholder=""
        value={undefined}
        problem={undefined}
      />
      <button type="submit" name="intent" value="place" className={buttonClass('ink', 'small')}>
        {WORDS.save}
      </button>
    </form>
  </section>
);
