import { useId } from 'react';
import { translated } from '#contract/language/words.ts';
import { CONTACT_HOURS } from '#contract/life/follow-up.ts';
import { VISIT_LIMITS, VISIT_PEOPLE, visitDays } from '#contract/life/visit.ts';
import { VISIT_SENTENCE } from '#contract/life/visit-words.ts';
import { FollowUpForm } from '../../../blocks/follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../../../blocks/follow-up/messages.ts';
import { dayText } from '../../../blocks/follow-up/moments.ts';
import { Choices } from '../../../ui/choices/choices.tsx';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import type { GivenVisit, RequestAsked } from '../answer.ts';
import type { OwnShop } from '../compare-quotes.ts';
import requestStyles from '../request.module.css';
import type { ShownRequest } from '../request-call.server.ts';
import { Submit } from '../submit.tsx';
import { DayField } from './day-field.tsx';
import { INVITE } from './messages.ts';
import styles from './visit.module.css';

/** The goods that can be talked about: their places, and words. */
const goodsOf = ({ items }: ShownRequest): Record<string, string> =>
  Object.fromEntries(
    items.flatMap(({ title, withdrawn }, place) =>
      withdrawn ? [] : [[String(place), FOLLOW_UP.nthItem(place + 1, translated(title))]],
    ),
  );

/** The values of the form at first: those that were not taken, those of the invitation, or none. */
function valuesOf(
  { visit }: OwnShop,
  previous: GivenVisit | undefined,
  goods: readonly string[],
): GivenVisit {
  if (previous) return previous;
  if (visit) return { ...visit, items: visit.items.map(String) };
  return { items: goods.length === 1 ? [...goods] : [], days: [], hours: [], people: [] };
}

interface InviteFormProps {
  request: ShownRequest;
  shop: OwnShop;
  asked: RequestAsked;
}

/** Which goods, when, and with whom: an invitation, or a change of it. */
export function InviteForm({ request, shop, asked }: InviteFormProps) {
  const id = useId();
  const goods = goodsOf(request);
  const previous = asked.answer?.reason ? asked.answer.visit : undefined;
  const { items, days, hours, people } = valuesOf(shop, previous, Object.keys(goods));
  const { first, last } = visitDays(request.today);
  return (
    <FollowUpForm asked={asked} className={requestStyles.form}>
      <input type="hidden" name="shop" value={shop.uuid} />
      <p>
        <Phrases>{INVITE.lead}</Phrases>
      </p>
      <Choices type="checkbox" name="items" legend={INVITE.items} options={goods} chosen={items} />
      <fieldset className={styles.days} aria-describedby={`${id}-hint`}>
        <legend>{INVITE.days}</legend>
        <p className={styles.hint} id={`${id}-hint`}>
          <Phrases>{INVITE.daysHint(dayText(last))}</Phrases>
        </p>
        <div>
          {Array.from({ length: VISIT_LIMITS.days }, (_, index) => (
            <DayField
              // biome-ignore lint/suspicious/noArrayIndexKey: three fields that stay in their order
              key={index}
              name="days"
              label={INVITE.day(index + 1)}
              value={days[index] ?? ''}
              first={first}
              last={last}
              isRequired={index === 0}
            />
          ))}
        </div>
      </fieldset>
      <Choices type="checkbox" name="hours" legend={INVITE.hours} options={CONTACT_HOURS} chosen={hours} />
      <Choices
        type="checkbox"
        name="people"
        legend={INVITE.people}
        hint={INVITE.peopleHint}
        options={VISIT_PEOPLE}
        chosen={people}
      />
      <label className={requestStyles.confirm}>
        <input type="checkbox" name="asked" required />
        <span>
          <Phrases>{translated(VISIT_SENTENCE)}</Phrases>
        </span>
      </label>
      <p>
        <Submit asked={asked}>{shop.visit ? INVITE.submitChange : INVITE.submit}</Submit>
      </p>
    </FollowUpForm>
  );
}
