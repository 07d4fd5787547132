import { Outlet, useParams } from 'react-router';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES, LEAD_TABS, type LeadTab } from '#contract/desk/desk.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { placeWords } from '#contract/life/place-states.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { CategoryPicture } from '../../ui/category-picture/category-picture.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { listQuery } from '../parts/list-query.ts';
import { More } from '../parts/more.tsx';
import parts from '../parts/shared.module.css';
import { Tabs } from '../parts/tabs.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/leads.ts';
import { DealSpan } from './deal-span.tsx';
import { LEADS, LEADS_FILE } from './messages.ts';
import styles from './shop-desk.module.css';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, LEADS.title);

type ShownLead = AnswerOfAct<'readLeads'>['leads'][number];

/** The tab that a shop begins with. */
const USUAL: LeadTab = 'new';

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst } = listQuery(args.request);
  const param = query.get('tab') ?? '';
  const tab = isKeyOf(LEAD_TABS, param) ? param : USUAL;
  const isOwn = query.has('mine');
  const { near, leads, ...list } = await asPerson(args, 'readLeads', {
    tab,
    after,
    ...(isOwn && { mine: 'on' }),
  });
  const { apiBase } = args.context.get(siteContext).settings;
  const withPhoto = (lead: ShownLead) => ({ ...lead, photo: lead.photo && `${apiBase}${lead.photo}` });
  const today = dayInJapan(new Date());
  return { near: near.map(withPhoto), leads: leads.map(withPhoto), ...list, tab, isOwn, isFirst, today };
}

/** The part of the list that is shown. */
interface View {
  tab: LeadTab;
  /** Only what the person is on. */
  isOwn: boolean;
}

const queryOf = ({ tab, isOwn }: View) => ({
  ...(tab !== USUAL && { tab }),
  ...(isOwn && { mine: 'on' }),
});

const addressOf = (path: string, view: View) => {
  const text = new URLSearchParams(queryOf(view)).toString();
  return text ? `${path}?${text}` : path;
};

interface RowProps {
  lead: ShownLead;
  view: View;
  isNear?: boolean;
  isChosen: boolean;
}

function Row({ lead, view, isNear, isChosen }: RowProps) {
  const { name, at, goods, category, more, photo, prefecture, state, why, quote, due, assignee } = lead;
  return (
    <li>
      <Link
        to={addressOf(`${DESK_PAGES.shop}/${name}`, view)}
        className={styles.lead}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className={styles.photo}>
          {photo ? (
            <img src={photo} alt="" loading="lazy" />
          ) : (
            isKeyOf(CATEGORIES, category) && <CategoryPicture category={category} sizes="72px" />
          )}
        </span>
        <span className={styles.words}>
          <b>
            {goods} {more > 0 && <small>{LEADS.more(more)}</small>}
          </b>
          <span>
            {prefecture}　{LEADS.sent}
            <time dateTime={at}>{momentText(at)}</time>
          </span>
          <span>
            {placeWords('shop', state, why)} {quote && <em>{quote}</em>}{' '}
            {assignee && <em>{LEADS.assignee(assignee)}</em>}
          </span>
          {due && (
            <span className={classes(styles.due, isNear && styles.urgent)} data-due>
              {LEADS.due}
              <time dateTime={due}>{momentText(due)}</time>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** All requests, or only those that the person is on. */
const Own = ({ view }: { view: View }) => (
  <nav className={styles.filter} aria-label={LEADS.people}>
    {[false, true].map((isOwn) => (
      <Link
        key={String(isOwn)}
        to={addressOf(DESK_PAGES.shop, { ...view, isOwn })}
        aria-current={isOwn === view.isOwn ? 'page' : undefined}
      >
        {isOwn ? LEADS.own : LEADS.everybody}
      </Link>
    ))}
  </nav>
);

/**
 * The requests of a shop as a list, with those first of which it loses something soon; the chosen one opens beside it or,
 * on a phone, in its place.
 */
export default function Leads({ loaderData }: Route.ComponentProps) {
  const { near, leads, next, counts, are_several: areSeveral, tab, isOwn, isFirst } = loaderData;
  const { today } = loaderData;
  const { name } = useParams();
  const view: View = { tab, isOwn };
  const all = [...near, ...leads];
  const after = all[all.findIndex((lead) => lead.name === name) + 1];
  const rowOf = (isNear: boolean) => (lead: ShownLead) => (
    <Row key={lead.name} lead={lead} view={view} isNear={isNear} isChosen={lead.name === name} />
  );
  return (
    <div className={classes(styles.desk, name && styles.isOpen)}>
      <section className={styles.list} aria-labelledby="leads">
        <h1 id="leads">{LEADS.title}</h1>
        {near.length > 0 && (
          <section className={styles.near} aria-labelledby="near">
            <h2 id="near">
              {LEADS.near(near.length)} <small>{LEADS.nearHint}</small>
            </h2>
            <ul className={styles.leads}>{near.map(rowOf(true))}</ul>
          </section>
        )}
        <Tabs
          label={LEADS.tabs}
          path={addressOf(DESK_PAGES.shop, { tab: USUAL, isOwn })}
          words={LEAD_TABS}
          chosen={tab}
          usual={USUAL}
          counts={counts}
          name="tab"
        />
        {(areSeveral || isOwn) && <Own view={view} />}
        {leads.length > 0 ? (
          <ul className={styles.leads}>{leads.map(rowOf(false))}</ul>
        ) : (
          near.length === 0 && <EmptyNotice>{LEADS.none}</EmptyNotice>
        )}
        {leads.length + near.length > 0 && (
          <p>
            <a href={`${DESK_PAGES.leadFile}?tab=${tab}`} download>
              {LEADS_FILE.link}
            </a>
          </p>
        )}
        {tab === 'deals' && <DealSpan today={today} />}
        <More path={DESK_PAGES.shop} query={queryOf(view)} next={next} isFirst={isFirst} />
      </section>
      <section className={styles.open}>
        {name && (
          <p className={classes(styles.ways, 'not-printed')}>
            <Link to={addressOf(DESK_PAGES.shop, view)}>{LEADS.list}</Link>
            {after && <Link to={addressOf(`${DESK_PAGES.shop}/${after.name}`, view)}>{LEADS.next}</Link>}
          </p>
        )}
        {name ? <Outlet /> : <p className={parts.note}>{LEADS.empty}</p>}
      </section>
    </div>
  );
}
