import { redirect } from 'react-router';
import { DESK_PAGES, SEARCH_CHARACTERS, STATE_DAYS } from '#contract/desk/desk.ts';
import { LIST_FILTERS } from '#contract/desk/lists.ts';
import { ASSIGNEES } from '#contract/desk/marks.ts';
import { REQUEST_GROUPS } from '#contract/life/request-states.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { formOf } from '../../data/form-of.ts';
import { CallError } from '../../data/http.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import inputStyles from '../../ui/form/input.module.css';
import { Link } from '../../ui/link/link.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { Filter, Hidden } from '../parts/filter.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import { List } from '../parts/list.tsx';
import { addressOf, daysIn, filtersIn, listQuery } from '../parts/list-query.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { namedOptions } from '../parts/named-options.ts';
import { AREA_OPTIONS, CATEGORY_OPTIONS, MARK_OPTIONS, THEME_OPTIONS } from '../parts/options.ts';
import { Select } from '../parts/select.tsx';
import parts from '../parts/shared.module.css';
import { wordOf } from '../parts/word-of.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/requests.ts';
import { ManyForm } from './many-form.tsx';
import { MANY, REQUESTS as WORDS } from './messages.ts';
import { REQUEST_COLUMNS } from './request-columns.tsx';
import styles from './requests.module.css';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.requests;

type Filters = Partial<Record<(typeof LIST_FILTERS.requests)[number], string>>;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst, done } = listQuery(args.request);
  const filters = filtersIn(query, LIST_FILTERS.requests);
  const search = query.get('search') ?? '';
  const text = search ? await wordsOf(args, search) : undefined;
  const input = { ...filters, after };
  const [list, { people }, { may }] = await Promise.all([
    text === undefined
      ? asPerson(args, 'readRequests', input)
      : asPerson(args, 'findRequests', { ...input, text }),
    asPerson(args, 'readColleagues', {}),
    asPerson(args, 'readSelf', {}),
  ]);
  return {
    ...list,
    people,
    mayWork: may.includes('workOnMany'),
    isFirst,
    done: query.has('erased') ? 'erased' : done,
    filters,
    text,
    search: text === undefined ? undefined : search,
    isOver: search !== '' && text === undefined,
  };
}

/** The words of a search; undefined once its address has ended. */
const wordsOf = (args: Route.LoaderArgs, search: string) =>
  asPerson(args, 'openSearch', { search }).then(
    ({ text }) => text,
    (error: unknown) => {
      if (error instanceof CallError && error.status < 500) return undefined;
      throw error;
    },
  );

/** Searches. The words may be personal: in the address of the list nobody can read them. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const texts = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const filters = filtersIn(texts, LIST_FILTERS.requests);
  const text = (texts.get('text') ?? '').slice(0, SEARCH_CHARACTERS).trim();
  if (!text) return redirect(addressOf(PATH, filters));
  const { search } = await asPerson(args, 'sealSearch', { text });
  return redirect(addressOf(PATH, { ...filters, search }));
}

type Colleagues = AnswerOfAct<'readColleagues'>['people'];

/** Filters by who has a request in hand. */
const assigneeOptions = (people: Colleagues) => ({
  ...ASSIGNEES,
  ...namedOptions(people.filter(({ self }) => !self)),
});

/** The choices in words, in the order of the fields. */
function chosenIn(filters: Filters, people: Colleagues) {
  const { kind, state, category, area, theme, medium, from, to, mark, assignee } = filters;
  return [
    wordOf(REQUEST_GROUPS, state),
    wordOf(CATEGORY_OPTIONS, category),
    wordOf(AREA_OPTIONS, area),
    wordOf(THEME_OPTIONS, theme),
    daysIn(from, to),
    medium && WORDS.oneMedium,
    wordOf(MARK_OPTIONS, mark),
    wordOf(assigneeOptions(people), assignee),
    wordOf(WORDS.kinds, kind),
  ];
}

const Fields = ({ filters, people }: { filters: Filters; people: Colleagues }) => (
  <>
    <Select name="state" label={WORDS.state} options={REQUEST_GROUPS} chosen={filters.state} />
    <Select name="category" label={WORDS.category} options={CATEGORY_OPTIONS} chosen={filters.category} />
    <Select name="area" label={WORDS.area} options={AREA_OPTIONS} chosen={filters.area} />
    <Select name="theme" label={WORDS.theme} options={THEME_OPTIONS} chosen={filters.theme} />
    {(['from', 'to'] as const).map((name) => (
      <FilterText key={name} name={name} label={WORDS[name]} value={filters[name]} type="date" />
    ))}
    {filters.medium && <Hidden texts={{ medium: filters.medium }} />}
    <Select name="mark" label={WORDS.mark} options={MARK_OPTIONS} chosen={filters.mark} />
    <Select
      name="assignee"
      label={WORDS.assignee}
      options={assigneeOptions(people)}
      chosen={filters.assignee}
    />
    <Select name="kind" label={WORDS.tests} options={WORDS.kinds} chosen={filters.kind} any={WORDS.noTests} />
    {filters.state && <p className={parts.note}>{WORDS.stateHint(STATE_DAYS)}</p>}
  </>
);

/** The field for words. The filters stay as they are. */
const Search = ({ filters, text }: { filters: Filters; text: string | undefined }) => (
  <form method="post" action={PATH} className={classes(styles.search, 'not-printed')}>
    <Hidden texts={filters} />
    <input
      className={inputStyles.input}
      type="search"
      name="text"
      key={text}
      defaultValue={text}
      maxLength={SEARCH_CHARACTERS}
      autoComplete="off"
      aria-label={WORDS.search}
      placeholder={WORDS.search}
      aria-describedby="search-hint"
    />
    <button type="submit" className={buttonClass('ink', 'small')}>
      {WORDS.find}
    </button>
    <p id="search-hint" className={parts.note}>
      {WORDS.searchHint}
    </p>
  </form>
);

/** The requests of all sellers, the newest first. */
export default function Requests({ loaderData }: Route.ComponentProps) {
  const { requests, next, total, isFirst, done, filters, text, search, isOver, people, mayWork } = loaderData;
  const query = { ...filters, ...(search && { search }) };
  return (
    <>
      <h1>{WORDS.title}</h1>
      {done === 'erased' && <DoneNotice>{WORDS.erased}</DoneNotice>}
      {done === 'kept' && <DoneNotice>{WORDS.kept}</DoneNotice>}
      {isOver && <p className={parts.note}>{WORDS.searchOver}</p>}
      <Search filters={filters} text={text} />
      <Filter path={PATH} chosen={chosenIn(filters, people)} {...(search && { besides: { search } })}>
        <Fields filters={filters} people={people} />
      </Filter>
      <section className={styles.list}>
        <ListTools list="requests" filters={filters} search={search} total={total}>
          {text !== undefined && <Link to={addressOf(PATH, filters)}>{WORDS.all}</Link>}
        </ListTools>
        {text !== undefined && requests.length === 0 && <p className={parts.note}>{WORDS.notFound}</p>}
        <ManyForm people={mayWork && requests.length > 0 ? people : undefined}>
          <List
            path={PATH}
            query={query}
            next={next}
            isFirst={isFirst}
            columns={REQUEST_COLUMNS}
            rows={requests}
            keyOf={({ uuid }) => uuid}
            choose={mayWork ? ({ number }) => MANY.choose(number) : undefined}
          />
        </ManyForm>
      </section>
    </>
  );
}
