import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Link } from '../../ui/link/link.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { CONVERSIONS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import { Table, type TableColumn } from '../parts/table.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/media.ts';
import { ruleWords, STATE_NAMES, MEDIA as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

export const loader = (args: Route.LoaderArgs) => asPerson(args, 'readMediaList', {});

type Medium = AnswerOfAct<'readMediaList'>['media'][number];

const sumOf = ({ sums }: Medium, state: keyof typeof STATE_NAMES) => sums.find((sum) => sum.state === state);

const COLUMNS: readonly TableColumn<Medium>[] = [
  { label: WORDS.name, cell: ({ uuid, name }) => <Link to={`${DESK_PAGES.media}/${uuid}`}>{name}</Link> },
  { label: WORDS.rule, cell: ({ rule }) => (rule ? ruleWords(rule) : WORDS.noRule) },
  ...(['received', 'approved', 'refused'] as const).map((state) => ({
    label: STATE_NAMES[state],
    cell: (row: Medium) => sumOf(row, state)?.conversions.toLocaleString('ja'),
    isNumber: true,
  })),
  { label: WORDS.value, cell: (row) => CONVERSIONS.yen(sumOf(row, 'approved')?.value ?? 0), isNumber: true },
];

/** All media, with what their requests are worth. */
export default function Media({ loaderData: { media, days } }: Route.ComponentProps) {
  return (
    <>
      <h1>{WORDS.title}</h1>
      <p className={parts.note}>{WORDS.lead(days)}</p>
      {media.length > 0 ? (
        <Table columns={COLUMNS} rows={media} keyOf={({ uuid }) => uuid} />
      ) : (
        <EmptyNotice>{WORDS.none}</EmptyNotice>
      )}
    </>
  );
}
