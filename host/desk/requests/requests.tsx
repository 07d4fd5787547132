import { data } from 'react-router';
import { STATE_DAYS } from '#contract/desk/desk.ts';
import { ASSIGNEES } from '#contract/desk/marks.ts';
import { REQUEST_GROUPS, requestRow } from '#contract/life/request-states.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { formOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import inputStyles from '../../ui/form/input.module.css';
import { Link } from '../../ui/link/link.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import { List } from '../parts/list.tsx';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { AREA_OPTIONS, CATEGORY_OPTIONS, MARK_OPTIONS, THEME_OPTIONS } from '../parts/options.ts';
import { Select } from '../parts/select.tsx';
import parts from '../parts/shared.module.css';
import tableStyles from '../parts/table.module.css';
import { State, Table, type TableColumn, Time } from '../parts/table.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/requests.ts';
import { ManyForm } from './many-form.tsx';
import { MANY, REQUESTS as WORDS } from './messages.ts';
import styles from './requests.module.css';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = '/desk/requests';

const FILTERS = ['state', 'category', 'area', 'theme', 'medium', 'from', 'to', 'mark', 'assignee'] as const;
type Filters = Partial<Record<(typeof FILTERS)[number], string>>;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst } = listQuery(args.request);
  const filters = filtersIn(query, FILTERS);
  const [list, { people }, { may }] = await Promise.all([
    asPerson(args, 'readRequests', { ...filters, after }),
    asPerson(args, 'readColleagues', {}),
    asPerson(args, 'readSelf', {}),
  ]);
  const mayWork = may.includes('workOnMany');
  return { ...list, isFirst, isErased: query.has('erased'), filters, people, mayWork };
}

/** Searches. The text may be personal, so it is in no address. */
export async function action(args: Route.ActionArgs) {
  const text = String((await formOf(args.request)).get('text') ?? '');
  const { requests } = await asPerson(args, 'findRequests', { text });
  return data({ found: requests, text });
}

type ListedRequest = AnswerOfAct<'readRequests'>['requests'][number];

const COLUMNS: readonly TableColumn<ListedRequest>[] = [
  { label: WORDS.at, cell: ({ at }) => <Time at={at}>{momentText(at)}</Time> },
  {
    label: WORDS.number,
    cell: ({ uuid, number }) => (
      <Link className={tableStyles.number} to={`${PATH}/${uuid}`}>
        {number}
      </Link>
    ),
  },
  { label: WORDS.goods, cell: ({ goods }) => goods.join('、') },
  { label: WORDS.area, cell: ({ prefecture }) => prefecture },
  {
    label: WORDS.state,
    cell: ({ state }) => (
      <State state={requestRow(state).operator}>{REQUEST_GROUPS[requestRow(state).operator]}</State>
    ),
  },
  {
    label: WORDS.hands,
    cell: ({ marks, assignee }) => (
      <>
        {assignee}
        {marks.map((mark) => (
          <small key={mark}>{MARK_OPTIONS[mark]}</small>
        ))}
      </>
    ),
  },
  { label: WORDS.progress, cell: ({ quotes, shops }) => `${quotes}／${shops}`, isNumber: true },
];

const keyOf = ({ uuid }: ListedRequest) => uuid;

type Colleagues = AnswerOfAct<'readColleagues'>['people'];

/** Filters by who has a request in hand. */
const assigneeOptions = (people: Colleagues) => ({
  ...ASSIGNEES,
  ...Object.fromEntries(people.filter(({ self }) => !self).map(({ uuid, name }) => [uuid, name])),
});

function Filter({ filters, people }: { filters: Filters; people: Colleagues }) {
  return (
    <form action={PATH} className={parts.search}>
      <Select name="state" label={WORDS.state} options={REQUEST_GROUPS} chosen={filters.state} />
      <Select name="category" label={WORDS.category} options={CATEGORY_OPTIONS} chosen={filters.category} />
      <Select name="area" label={WORDS.area} options={AREA_OPTIONS} chosen={filters.area} />
      <Select name="theme" label={WORDS.theme} options={THEME_OPTIONS} chosen={filters.theme} />
      {(['from', 'to'] as const).map((name) => (
        <FilterText key={name} name={name} label={WORDS[name]} value={filters[name]} type="date" />
      ))}
      <FilterText name="medium" label={WORDS.medium} value={filters.medium} />
      <Select name="mark" label={WORDS.mark} options={MARK_OPTIONS} chosen={filters.mark} />
      <Select
        name="assignee"
        label={WORDS.assignee}
        options={assigneeOptions(people)}
        chosen={filters.assignee}
      />
      <button type="submit" className={buttonClass('line', 'small')}>
        {WORDS.filter}
      </button>
      {filters.state && <p className={parts.note}>{WORDS.stateHint(STATE_DAYS)}</p>}
    </form>
  );
}

/** The requests of all sellers, the newest first. */
export default function Requests({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, next, isFirst, isErased, filters, people, mayWork } = loaderData;
  const choose = mayWork ? ({ number }: ListedRequest) => MANY.choose(number) : undefined;
  const matches: readonly ListedRequest[] | undefined = actionData?.found;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {isErased && !matches && <DoneNotice>{WORDS.erased}</DoneNotice>}
      <form method="post" action={PATH} className={parts.search}>
        <label className={styles.wide}>
          {WORDS.search}
          <input
            className={inputStyles.input}
            name="text"
            defaultValue={actionData?.text}
            maxLength={254}
            autoComplete="off"
            required
            aria-describedby="search-hint"
          />
        </label>
        <button type="submit" className={buttonClass('ink', 'small')}>
          {WORDS.find}
        </button>
        <p id="search-hint" className={parts.note}>
          {WORDS.searchHint}
        </p>
      </form>
      {matches ? (
        <section className={parts.list}>
          <p role="status">{matches.length > 0 ? WORDS.found(matches.length) : WORDS.notFound}</p>
          {matches.length > 0 && (
            <ManyForm people={mayWork ? people : undefined}>
              <Table columns={COLUMNS} rows={matches} keyOf={keyOf} choose={choose} />
            </ManyForm>
          )}
          <p>
            <Link to={PATH}>{WORDS.all}</Link>
          </p>
        </section>
      ) : (
        <>
          <Filter filters={filters} people={people} />
          <ManyForm people={mayWork && requests.length > 0 ? people : undefined}>
            <List
              path={PATH}
              query={filters}
              next={next}
              isFirst={isFirst}
              columns={COLUMNS}
              rows={requests}
              keyOf={keyOf}
              choose={choose}
            />
          </ManyForm>
        </>
      )}
    </>
  );
}
