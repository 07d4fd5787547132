import { data } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { LIST_FILTERS, type ListName, MOST_EXPORTED } from '#contract/desk/lists.ts';
import type { ActName, AnswerOfAct, InputOf } from '#server/desk/acts.ts';
import { formOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { CASE_COLUMNS } from '../cases/case-columns.tsx';
import { csvHeaders, csvText, MARK } from '../figures/csv.server.ts';
import { ENQUIRY_COLUMNS } from '../inbox/enquiry-columns.tsx';
import { REGISTRATION_COLUMNS } from '../inbox/registration-columns.tsx';
import { REVIEW_COLUMNS } from '../inbox/review-columns.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import type { TableColumn } from '../parts/table.tsx';
import { textOf } from '../parts/text-of.ts';
import { LOG_COLUMNS } from '../people/log-columns.tsx';
import { DELIVERY_COLUMNS } from '../requests/delivery-columns.tsx';
import { REQUEST_COLUMNS } from '../requests/request-columns.tsx';
import { asPerson } from '../session.server.ts';
import { SHOP_COLUMNS } from '../shops/shop-columns.tsx';
import type { Route } from './+types/file.ts';
import { streamOf } from './stream-of.ts';

export const handle: PageHandle = { signedIn: true };

type Asking = Route.ActionArgs;
type Filters = Readonly<Record<string, string>>;
interface Piece<Row> {
  rows: readonly Row[];
  next: string | null;
}

/** A list in pieces, each as the lines of a file. */
type ReadLines = (asking: Asking, filters: Filters, after: string) => Promise<Piece<Cells>>;
type Cells = readonly (string | number)[];

/** A list as a file: the columns of its page, and how its rows are read. */
interface ListFile {
  heads: Cells;
  read: ReadLines;
}

const listFile = <Row>(
  columns: readonly TableColumn<Row>[],
  read: (asking: Asking, filters: Filters, after: string) => Promise<Piece<Row>>,
): ListFile => ({
  heads: columns.map(({ label }) => label),
  read: async (asking, filters, after) => {
    const { rows, next } = await read(asking, filters, after);
    const cells = (row: Row) => columns.map(({ cell, text }) => text?.(row) ?? textOf(cell(row)));
    return { rows: rows.map(cells), next };
  },
});

const piece = (filters: Filters, after: string) => ({ ...filters, after, whole: true });

type ListAct = {
  [Name in ActName]: AnswerOfAct<Name> extends { next: string | null } ? Name : never;
}[ActName];

/** A list whose filters are those of its act. */
const fileOf = <Act extends ListAct, Row>(
  act: Act,
  columns: readonly TableColumn<Row>[],
  rowsOf: (answer: AnswerOfAct<Act>) => readonly Row[],
): ListFile =>
  listFile(columns, async (asking, filters, after) => {
    const answer = await asPerson(asking, act, piece(filters, after) as InputOf<Act>);
    return { rows: rowsOf(answer), next: answer.next };
  });

/** The words of a search are sealed: another act finds by them. */
const requestFile = listFile(REQUEST_COLUMNS, async (asking, { search, ...filters }, after) => {
  const query = piece(filters, after);
  const { requests, next } = search
    ? await asPerson(asking, 'findRequests', {
        ...query,
        ...(await asPerson(asking, 'openSearch', { search })),
      })
    : await asPerson(asking, 'readRequests', query);
  return { rows: requests, next };
});

const FILES: Readonly<Record<ListName, ListFile>> = {
  requests: requestFile,
  registrations: fileOf('readRegistrations', REGISTRATION_COLUMNS, ({ registrations }) => registrations),
  shops: fileOf('readShops', SHOP_COLUMNS, ({ shops }) => shops),
  enquiries: fileOf('readEnquiries', ENQUIRY_COLUMNS, ({ enquiries }) => enquiries),
  reviews: fileOf('readReviews', REVIEW_COLUMNS, ({ reviews }) => reviews),
  cases: fileOf('readCases', CASE_COLUMNS, ({ cases }) => cases),
  deliveries: fileOf('readDeliveries', DELIVERY_COLUMNS, ({ deliveries }) => deliveries),
  log: fileOf('readLog', LOG_COLUMNS, ({ entries }) => entries),
};

/** A list as it is filtered, as a file. The log notes it before anybody has a row; who may not read it is refused. */
export async function action(args: Route.ActionArgs) {
  const list = args.params.name.replace(/\.csv$/, '');
  if (!isKeyOf(LIST_FILTERS, list)) throw data(null, { status: 404 });
  const filters = Object.fromEntries(
    [...(await formOf(args.request))].map(([name, value]) => [name, String(value)]),
  );
  const { search, ...rest } = filters;
  const query = new URLSearchParams(rest).toString();
  const lines = linesOf(FILES[list], args, filters);
  const first = await lines.next();
  await asPerson(args, 'noteExport', { list, query, search: Boolean(search) });
  return new Response(streamOf(goOn(first, lines)), { headers: csvHeaders(list) });
}

/** Lines of which the first are read already. */
async function* goOn(first: IteratorResult<Uint8Array, void>, others: AsyncGenerator<Uint8Array, void>) {
  if (!first.done) yield first.value;
  yield* others;
}

/** The lines of a file, piece by piece: nobody waits for the whole, and it is nowhere as a whole. */
async function* linesOf(
  { heads, read }: ListFile,
  asking: Asking,
  filters: Filters,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let count = 0;
  let begin = MARK + csvText([heads]);
  for (let after: string | null = ''; after !== null; ) {
    const piece: Piece<Cells> = await read(asking, filters, after);
    const rows = piece.rows.slice(0, MOST_EXPORTED - count);
    count += rows.length;
    const isCut = count === MOST_EXPORTED && (piece.next !== null || rows.length < piece.rows.length);
    yield encoder.encode(begin + csvText(isCut ? [...rows, [PARTS_WORDS.fileCut]] : rows));
    begin = '';
    after = isCut ? null : piece.next;
  }
}
