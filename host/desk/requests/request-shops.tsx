import { placeWords } from '#contract/life/place-states.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Link } from '../../ui/link/link.tsx';
import parts from '../parts/shared.module.css';
import { Table, type TableColumn, Time } from '../parts/table.tsx';
import { REQUEST_WORDS as WORDS } from './messages.ts';

type Matched = AnswerOfAct<'readRequest'>['matched'][number];

const columnsOf = (mayPass: boolean): readonly TableColumn<Matched>[] => [
  { label: WORDS.shop, cell: ({ uuid, name }) => <Link to={`/desk/shops/${uuid}`}>{name}</Link> },
  {
    label: WORDS.state,
    cell: ({ state, why }) => placeWords('operator', state, why),
  },
  { label: WORDS.quote, cell: ({ quote }) => quote },
  { label: WORDS.since, cell: ({ since }) => <Time at={since}>{momentText(since)}</Time> },
  ...(mayPass
    ? [
        {
          label: WORDS.acts,
          cell: ({ uuid, name, mayPass: isHeld }: Matched) =>
            isHeld && (
              <button
                type="submit"
                name="shop"
                value={uuid}
                className={parts.textButton}
                aria-label={WORDS.pass(name)}
              >
                {WORDS.passShort}
              </button>
            ),
        },
      ]
    : []),
];

/** The shops that know of a request, and how far each is. */
export const RequestShops = ({ shops, mayPass }: { shops: readonly Matched[]; mayPass: boolean }) =>
  shops.length === 0 ? (
    <p className={parts.note}>{WORDS.noShops}</p>
  ) : (
    <form method="post">
      <input type="hidden" name="intent" value="pass" />
      <Table columns={columnsOf(mayPass)} rows={shops} keyOf={({ uuid }) => uuid} />
    </form>
  );
