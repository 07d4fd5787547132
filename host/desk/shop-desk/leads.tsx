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
import { LEADS, LEADS_FILE } from './messages.ts';
import styles from './shop-desk.module.css';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, LEADS.title);

/** The tab that a shop begins with. */
const USUAL: LeadTab = 'new';

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst } = listQuery(args.request);
  const param = query.get('tab') ?? '';
  const tab = isKeyOf(LEAD_TABS, param) ? param : USUAL;
  const { leads, next, counts } = await asPerson(args, 'readLeads', { tab, after });
  const { apiBase } = args.context.get(siteContext).settings;
  const today = dayInJapan(new Date());
  const rows = leads.map((lead) => ({
    ...lead,
    photo: lead.photo && `${apiBase}${lead.photo}`,
    isUrgent: lead.due !== null && dayInJapan(new Date(lead.due)) <= today,
  }));
  return { leads: rows, next, counts, tab, isFirst };
}

const pathOf = (name: string, tab: LeadTab) =>
  `${DESK_PAGES.shop}/${name}${tab === USUAL ? '' : `?tab=${tab}`}`;

interface RowProps {
  /** `isUrgent`: the shop has to answer today. */
  lead: AnswerOfAct<'readLeads'>['leads'][number] & { isUrgent: boolean };
  tab: LeadTab;
  isChosen: boolean;
}

function Row({ lead, tab, isChosen }: RowProps) {
  const { name, at, goods, category, more, photo, prefecture, state, why, quote, due, isUrgent } = lead;
  return (
    <li>
      <Link to={pathOf(name, tab)} className={styles.lead} aria-current={isChosen ? 'true' : undefined}>
        <span className={styles.photo}>
          {photo ? (
            <img src={photo} alt="" loading="lazy" />
          ) : (
            isKeyOf(CATEGORIES, category) && <CategoryPicture category={category} sizes="72px" />
          )}
        </span>
        <span className={styles.words}>
          <b>
            {goods}
            {more > 0 && <small>{LEADS.more(more)}</small>}
          </b>
          <span>
            {prefecture}　<time dateTime={at}>{momentText(at)}</time>
          </span>
          <span>
            {placeWords('shop', state, why)}
            {quote && <em>{quote}</em>}
          </span>
          {due && (
            <span className={classes(styles.due, isUrgent && styles.urgent)} data-due>
              {LEADS.due(momentText(due))}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** The requests of a shop as a list; the chosen one opens beside it or, on a phone, in its place. */
export default function Leads({ loaderData }: Route.ComponentProps) {
  const { leads, next, counts, tab, isFirst } = loaderData;
  const { name } = useParams();
  const index = leads.findIndex((lead) => lead.name === name);
  const after = leads[index + 1];
  return (
    <div className={classes(styles.desk, name && styles.isOpen)}>
      <section className={styles.list} aria-labelledby="leads">
        <h1 id="leads">{LEADS.title}</h1>
        <Tabs
          label={LEADS.tabs}
          path={DESK_PAGES.shop}
          words={LEAD_TABS}
          chosen={tab}
          usual={USUAL}
          counts={counts}
          name="tab"
        />
        {leads.length === 0 ? (
          <EmptyNotice>{LEADS.none}</EmptyNotice>
        ) : (
          <ul className={styles.leads}>
            {leads.map((lead) => (
              <Row key={lead.name} lead={lead} tab={tab} isChosen={lead.name === name} />
            ))}
          </ul>
        )}
        {leads.length > 0 && (
          <p>
            <a href={`${DESK_PAGES.leadFile}?tab=${tab}`} download>
              {LEADS_FILE.link}
            </a>
          </p>
        )}
        <More path={DESK_PAGES.shop} query={tab === USUAL ? {} : { tab }} next={next} isFirst={isFirst} />
      </section>
      <section className={styles.open}>
        {name ? <Outlet /> : <p className={parts.note}>{LEADS.empty}</p>}
        {name && (
          <p className={styles.ways}>
            <Link to={`${DESK_PAGES.shop}${tab === USUAL ? '' : `?tab=${tab}`}`}>{LEADS.list}</Link>
            {after && <Link to={pathOf(after.name, tab)}>{LEADS.next}</Link>}
          </p>
        )}
      </section>
    </div>
  );
}
