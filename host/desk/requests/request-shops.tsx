import { DESK_PAGES } from '#contract/desk/desk.ts';
import { placeWords } from '#contract/life/place-states.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Link } from '../../ui/link/link.tsx';
import parts from '../parts/shared.module.css';
import { Table, type TableColumn, Time } from '../parts/table.tsx';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import { panelPath } from './panels.ts';

type Matched = AnswerOfAct<'readRequest'>['matched'][number];

const columnsOf = (request: string, mayPass: boolean): readonly TableColumn<Matched>[] => [
  { label: WORDS.shop, cell: ({ uuid, name }) => <Link to={`${DESK_PAGES.shops}/${uuid}`}>{name}</Link> },
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
          isAct: true,
          cell: ({ uuid, name, mayPass: isHeld }: Matched) =>
            isHeld && (
              <Link to={panelPath(request, 'pass', uuid)} aria-label={WORDS.pass.of(name)}>
                {WORDS.pass.short}
              </Link>
            ),
        },
      ]
    : []),
];

interface RequestShopsProps {
  request: string;
  shops: readonly Matched[];
  mayPass: boolean;
  /** No shop gets it any more. */
  isOver: boolean;
}

/** The shops that know of a request, and how far each is. */
export const RequestShops = ({ request, shops, mayPass, isOver }: RequestShopsProps) =>
  shops.length === 0 ? (
    <p className={parts.note}>{isOver ? WORDS.neverShops : WORDS.noShops}</p>
  ) : (
    <Table
      columns={columnsOf(request, mayPass && shops.some(({ mayPass: isHeld }) => isHeld))}
      rows={shops}
      keyOf={({ uuid }) => uuid}
    />
  );
