import { data } from 'react-router';
import { findRequests, readRequests } from '#contract/calls/desk.ts';
import { CATEGORIES } from '#contract/categories.ts';
import { REQUEST_STATES, STATE_DAYS } from '#contract/desk.ts';
import { isKeyOf, keysOf } from '#contract/keys.ts';
import type { ListedRequest } from '#contract/schemas/desk.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { formOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import inputStyles from '../../ui/form/input.module.css';
import { Link } from '../../ui/link/link.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import type { Route } from './+types/requests.ts';
import styles from './desk.module.css';
import { Done } from './done.tsx';
import { REQUESTS as WORDS } from './messages.ts';
import { More } from './more.tsx';
import { asPerson } from './session.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = '/desk/requests';

export async function loader(asking: Route.LoaderArgs) {
  const query = new URL(asking.request.url).searchParams;
  const [state, category] = [query.get('state') ?? '', query.get('category') ?? ''];
  const after = query.get('after') ?? '';
  const list = await asPerson(asking, readRequests, { query: { state, category, after } });
  return {
    ...list,
    isFirst: !after,
    isErased: query.has('erased'),
    query: {
      ...(isKeyOf(REQUEST_STATES, state) && { state }),
      ...(isKeyOf(CATEGORIES, category) && { category }),
    },
  };
}

/** Searches. The text may be personal, so it is in no address. */
export async function action(asking: Route.ActionArgs) {
  const text = String((await formOf(asking.request)).get('text') ?? '');
  const { requests } = await asPerson(asking, findRequests, { body: { text } });
  return data({ found: requests, text });
}

interface SelectProps {
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  chosen: string | undefined;
}

const Select = ({ name, label, options, chosen }: SelectProps) => (
  <label>
    {label}
    <select key={chosen} className={inputStyles.input} name={name} defaultValue={chosen ?? ''}>
      <option value="">{WORDS.any}</option>
      {keysOf(options).map((key) => (
        <option key={key} value={key}>
          {options[key]}
        </option>
      ))}
    </select>
  </label>
);

const LABELS = Object.fromEntries(keysOf(CATEGORIES).map((key) => [key, CATEGORIES[key].label]));

const Table = ({ requests }: { requests: readonly ListedRequest[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {[WORDS.at, WORDS.number, WORDS.goods, WORDS.area, WORDS.state, WORDS.progress].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {requests.map(({ uuid, number, at, goods, prefecture, state, shops, quotes }) => (
        <tr key={uuid}>
          <td data-label={WORDS.at}>
            <time dateTime={at}>{momentText(at)}</time>
          </td>
          <td data-label={WORDS.number}>
            <Link className={styles.number} to={`${PATH}/${uuid}`}>
              {number}
            </Link>
          </td>
          <td data-label={WORDS.goods}>{goods.join('、')}</td>
          <td data-label={WORDS.area}>{prefecture}</td>
          <td data-label={WORDS.state}>
            <span className={styles.state} data-state={state}>
              {REQUEST_STATES[state]}
            </span>
          </td>
          <td data-label={WORDS.progress}>
            {quotes}／{shops}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The requests of all sellers, the newest first. */
export default function Requests({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, next, isFirst, isErased, query } = loaderData;
  const found: readonly ListedRequest[] | undefined = actionData?.found;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {isErased && !found && <Done>{WORDS.erased}</Done>}
      <form method="post" action={PATH} className={styles.search}>
        <label>
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
        <p id="search-hint" className={styles.note}>
          {WORDS.searchHint}
        </p>
      </form>
      {found ? (
        <section className={styles.list}>
          <p role="status">{found.length > 0 ? WORDS.found(found.length) : WORDS.notFound}</p>
          {found.length > 0 && <Table requests={found} />}
          <p>
            <Link to={PATH}>{WORDS.all}</Link>
          </p>
        </section>
      ) : (
        <>
          <form action={PATH} className={styles.search}>
            <Select name="state" label={WORDS.state} options={REQUEST_STATES} chosen={query.state} />
            <Select name="category" label={WORDS.category} options={LABELS} chosen={query.category} />
            <button type="submit" className={buttonClass('line', 'small')}>
              {WORDS.filter}
            </button>
            {query.state && <p className={styles.note}>{WORDS.stateHint(STATE_DAYS)}</p>}
          </form>
          {requests.length === 0 ? <EmptyNotice>{WORDS.none}</EmptyNotice> : <Table requests={requests} />}
          <More path={PATH} query={query} next={next} isFirst={isFirst} words={WORDS} />
        </>
      )}
    </>
  );
}
