import holidays from '@holiday-jp/holiday_jp';
import { sql } from 'drizzle-orm';
import type { PlaceState } from '#contract/life/place-states.ts';
import type { RequestState } from '#contract/life/request-states.ts';
import { type Db, rowsOf } from '#server/db/open.ts';

/*
 * A second opinion on the life of a request, in SQL that is written from the rules in words and not from the tables of
 * `contract/life/`. Each state stands here with all that makes it, so that more than one, or none, can be found, too.
 */

/** Hours of the shops of a test, in words as shops write them and in numbers. */
export const SHOP_HOURS = {
  office: { words: '', from: 9, until: 18, closed: [0, 6], holidays: false },
  store: { words: '10:00〜19:00（水曜定休）', from: 10, until: 19, closed: [3], holidays: true },
} as const;

const YEAR_MS = 365 * 86_400_000;

/**
 * Adds a function to the database of a test: the moment at which a shop has worked for so many days of its own, counted
 * from a moment.
 */
async function addSecondClock(db: Db, since: Date): Promise<void> {
  const free = holidays
    .between(since, new Date(since.getTime() + YEAR_MS))
    .map(({ date }) => date.toISOString().slice(0, 10));
  const rows = Object.values(SHOP_HOURS).map(
    ({ words, from, until, closed, holidays }) =>
      `('${words}', ${from}, ${until}, array[${closed.join()}], ${holidays})`,
  );
  await db.execute(
    sql.raw(`create or replace function second_clock(shop uuid, since timestamptz, days integer)
      returns timestamptz language sql stable as $$
      with own as (
        select h.* from shops s join (values ${rows.join()}) h (words, opens, closes, closed, on_holidays)
          on h.words = s.business_hours where s.uuid = shop),
      worked as (
        select greatest((day + make_interval(hours => opens)) at time zone 'Asia/Tokyo', since) as begins,
          (day + make_interval(hours => closes)) at time zone 'Asia/Tokyo' as ends, opens, closes
        from own, generate_series(date_trunc('day', since at time zone 'Asia/Tokyo'),
          date_trunc('day', since at time zone 'Asia/Tokyo') + interval '25 days', interval '1 day') as day
        where extract(dow from day)::int <> all (closed)
          and (on_holidays or day::date <> all ('{${free.join()}}'::date[]))
          and not exists (select from shops s where s.uuid = shop and s.holidays @> day::date)),
      summed as (
        select *, sum(ends - begins) over (order by begins) as until_then,
          make_interval(hours => (closes - opens) * days) as wanted
        from worked where begins < ends)
      select ends - (until_then - wanted) from summed where until_then >= wanted order by begins limit 1
      $$`),
  );
}

/** A place as the database has it, with all its claims. */
export interface SecondPlace {
  shop: string;
  /** One, if all is well. */
  states: PlaceState[];
  count: 'quoted' | 'looking' | 'waiting' | 'over';
  deadline: Date | null;
  /** Whether it keeps others from the place. */
  holds: boolean;
  seesGoods: boolean;
  seesContact: boolean;
  mayAnswer: boolean;
  pending: 'refused' | 'chosen' | null;
  hasShownQuote: boolean;
  tabs: string[];
  why: string | null;
  learned: string[];
  waitsForSeller: boolean;
  wasReminded: boolean;
  mayPass: boolean;
  isFurther: boolean;
  saidNo: boolean;
  /** The refusal of the seller counts; the seller has decided, and not for this shop. */
  wasRefused: boolean;
  /** The seller has pressed to refuse it. */
  isUnwanted: boolean;
  isBeaten: boolean;
  hasWon: boolean;
  hasLooked: boolean;
  wasTold: boolean;
  decisionTold: boolean;
  outcomeAsked: boolean;
  /** The invitation to a visit: only the seller sees it, both do, or there is none. */
  visit: 'own' | 'both' | null;
}

/** The moments of each place, and what follows from them at one. */
const PLACES = `
  fact as (
    select m.*, p_now as now, r.withdrawn_at is not null as gone,
      r.reopened_at, r.better_asked_at, q.first_quote, q.last_quote, a.open_question, a.last_answer, a.asked_ever,
      (select min(o.chosen_at) from matches o where o.request_uuid = m.request_uuid) as first_choice,
      exists (select from outcomes o where o.request_uuid = m.request_uuid and o.shop_uuid = m.shop_uuid
        and o.side = 'shop' and o.result <> 'open') as shop_said,
      v.days[array_upper(v.days, 1)] as last_day, v.items && array(select i.position from request_items i
        where i.request_uuid = m.request_uuid and i.withdrawn_at is null) as has_goods,
      (select count(*) = 2 from outcomes o where o.request_uuid = m.request_uuid and o.shop_uuid = m.shop_uuid
        and o.result = 'sold') as deal
    from matches m join requests r on r.uuid = m.request_uuid
    left join home_visits v on v.request_uuid = m.request_uuid and v.shop_uuid = m.shop_uuid
    cross join lateral (select min(given_at) as first_quote, max(given_at) as last_quote from quotes q
      where q.request_uuid = m.request_uuid and q.shop_uuid = m.shop_uuid) q
    cross join lateral (select min(asked_at) filter (where answered_at is null) as open_question,
      max(answered_at) as last_answer, count(*) > 0 as asked_ever from questions a
      where a.request_uuid = m.request_uuid and a.shop_uuid = m.shop_uuid) a
    where m.request_uuid = p_request),
  claim as (
    select fact.*,
      declined_at is not null as said_no,
      coalesce(chosen_at <= now - interval '10 minutes', false) as won,
      coalesce(refused_at <= now - interval '60 minutes', false) as sent_away,
      passed_at is not null as lost,
      contact_seen_at is not null as knows,
      coalesce(first_choice <= now - interval '10 minutes', false) and (chosen_at is null
        or decision_told_at is not null and chosen_at > now - interval '10 minutes') as beaten
    from fact),
  open as (
    select claim.*, not (gone or said_no or sent_away and not won or lost and not knows and not won or beaten) as living
    from claim),
  named as (
    select open.*, array_remove(array[
      case when gone then 'withdrawn' end,
      case when not gone and said_no then 'declined' end,
      case when not (gone or said_no) and won then 'chosen' end,
      case when not (gone or said_no or won) and lost and not knows then 'passed' end,
      case when not (gone or said_no or won or lost and not knows) and sent_away then 'refused' end,
      case when not (gone or said_no or sent_away or lost and not knows) and beaten then 'unchosen' end,
      case when living and not won and last_quote is not null then 'quoted' end,
      case when living and not won and last_quote is null and called_at is not null then 'called' end,
      case when living and not won and last_quote is null and called_at is null and lost then 'overdue' end,
      case when living and not (won or lost) and last_quote is null and called_at is null
        and open_question is not null then 'asked' end,
      case when living and not (won or lost) and last_quote is null and called_at is null
        and open_question is null and knows then 'looked' end,
      case when living and not (won or lost or knows) and last_quote is null
        and open_question is null and last_answer is not null then 'replied' end,
      case when living and not (won or lost or knows or asked_ever) and last_quote is null
        and opened_at is not null then 'opened' end,
      case when living and not (won or lost or knows or asked_ever) and opened_at is null
        and told_at is not null then 'told' end,
      case when living and not (won or lost or knows or asked_ever) and opened_at is null
        and told_at is null then 'matched' end], null) as states
    from open)`;

/** The things said of each place at a moment, in the order in which the shops got the request. Deadlines take time. */
const PLACE_ROWS = `
    select shop_uuid as shop, states,
      case when last_quote is not null and not said_no then 'quoted'
        when not living or lost and called_at is null then 'over'
        when knows or asked_ever then 'looking' else 'waiting' end as count,
      (case when p_deadlines and coalesce(told_at, opened_at) is not null and living and last_quote is null and called_at is null
          and not (lost or won) then greatest(
        second_clock(shop_uuid, coalesce(told_at, opened_at), 1), second_clock(shop_uuid, reopened_at, 1),
        second_clock(shop_uuid, contact_seen_at, 2), second_clock(shop_uuid, open_question, 3),
        second_clock(shop_uuid, last_answer, 2), reminded_at + interval '10 minutes') end)::text as deadline,
      not lost and (not said_no or knows) as holds,
      living as "seesGoods",
      living and knows as "seesContact",
      living as "mayAnswer",
      case when refused_at is not null and not sent_away and living then 'refused'
        when chosen_at is not null and not (won or said_no or gone) then 'chosen' end as pending,
      last_quote is not null and not said_no as "hasShownQuote",
      passed_why as why,
      array(select d.what || ' ' || to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from disclosures d where d.request_uuid = named.request_uuid and d.shop_uuid = named.shop_uuid
        order by d.at, d.what) as learned,
      open_question is not null as "waitsForSeller",
      reminded_at is not null as "wasReminded",
      living and not (lost or won) and chosen_at is null
        and (called_at is null or last_quote is not null) as "mayPass",
      position >= 3 as "isFurther",
      said_no as "saidNo", sent_away as "wasRefused", refused_at is not null as "isUnwanted", beaten as "isBeaten", won as "hasWon",
      knows or asked_ever as "hasLooked", told_at is not null as "wasTold",
      case when invited_at is null or gone or said_no or not has_goods
          or last_day < (now at time zone 'Asia/Tokyo')::date then null
        when won and decision_told_at >= chosen_at and invited_at > coalesce(reopened_at, '-infinity') then 'both'
        when chosen_at > coalesce(decision_told_at, '-infinity') then 'own' end as visit,
      decision_told_at is not null as "decisionTold", outcome_asked_at is not null as "outcomeAsked",
      array_remove(array[
        'all',
        case when deal then 'deals' end,
        case when living and not (lost or won or knows or asked_ever) and last_quote is null then 'new' end,
        case when living and (
          last_quote is null and not won and (knows or asked_ever)
          or last_quote is not null and not won and better_asked_at is not null and bettered_at is null
          or won and not knows
          or outcome_asked_at is not null and not shop_said) then 'waiting' end,
        case when living and not won and last_quote is not null and not knows then 'quoted' end,
        case when living and (last_quote is not null or called_at is not null) and knows and not deal
          then 'released' end], null) as tabs
    from named order by position`;

/** A request as the database has it. */
export interface SecondRequest {
  states: RequestState[];
  decided: string | null;
  choiceUntil: string | null;
  reopenUntil: string | null;
  /** A shop is looked for, and has been for longer than a search takes. */
  isSought: boolean;
  quotes: number;
  held: number;
  /** How many shops can still be chosen, look at it, ask, have not looked, and have not been told. */
  prices: number;
  looking: number;
  asking: number;
  unread: number;
  unsent: number;
  /** How many said no, were refused by the seller or by a choice, called, and did not answer. */
  declined: number;
  refused: number;
  called: number;
  late: number;
  /** How many had no answer of the seller, no mail, and were ended by the operator. */
  unreplied: number;
  unreached: number;
  stopped: number;
  /** How many were chosen, and how many of these said no. */
  won: number;
  jilted: number;
  places: number;
}

const iso = (moment: string) => `to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const TALLY = `
    tally as (
      select count(*)::int as places,
        count(*) filter (where 'quoted' = any (states))::int as prices,
        count(*) filter (where living and not (lost or won) and last_quote is null and called_at is null
          and open_question is not null)::int as asking,
        count(*) filter (where living and not lost and not won and last_quote is null
          and (knows or asked_ever or called_at is not null)
          or living and not won and lost and called_at is not null and last_quote is null)::int as looking,
        count(*) filter (where living and not (lost or won or knows or asked_ever) and last_quote is null
          and (told_at is not null or opened_at is not null))::int as unread,
        count(*) filter (where living and not (lost or won or knows or asked_ever) and last_quote is null
          and told_at is null and opened_at is null)::int as unsent,
        count(*) filter (where won and not (gone or said_no))::int as won,
        count(*) filter (where won and said_no)::int as jilted,
        count(*) filter (where said_no and not gone)::int as declined,
        count(*) filter (where states && array['refused', 'unchosen'])::int as refused,
        count(*) filter (where 'called' = any (states))::int as called,
        count(*) filter (where passed_why is distinct from 'unreachable')::int as told,
        count(*) filter (where states && array['passed', 'overdue'] and passed_why in ('silent', 'unanswered'))::int as late,
        count(*) filter (where states && array['passed', 'overdue'] and passed_why = 'unreplied')::int as unreplied,
        count(*) filter (where states && array['passed', 'overdue'] and passed_why = 'unreachable')::int as unreached,
        count(*) filter (where states && array['passed', 'overdue'] and passed_why = 'operator')::int as stopped,
        count(*) filter (where not lost and (not said_no or knows))::int as held,
        count(*) filter (where last_quote is not null and not said_no)::int as quotes,
        min(chosen_at) as first_choice,
        min(chosen_at) filter (where chosen_at > now - interval '10 minutes') as newest_choice
      from named)`;

/** The things said of a request at a moment. */
const REQUEST_ROW = `
    select array_remove(array[
        case when gone then 'withdrawn' end,
        case when not gone and picked and not over_again then 'decided' end,
        case when not gone and first_choice is not null and not (picked or over_again) then 'choosing' end,
        case when still and ended_at is not null and places = 0 then 'unfound' end,
        case when still and ended_at is not null and places > 0 and prices = 0 then 'unanswered' end,
        case when still and prices > 0 then 'quoted' end,
        case when still and ended_at is null and places = 0 then 'unplaced' end,
        case when still and ended_at is null and prices = 0 and asking > 0 then 'asked' end,
        case when still and ended_at is null and prices = 0 and asking = 0 and looking > 0 then 'looking' end,
        case when still and ended_at is null and prices = 0 and looking = 0 and unread > 0 then 'told' end,
        case when still and ended_at is null and prices = 0 and looking = 0 and unread = 0 and unsent > 0
          then 'sending' end,
        case when still and ended_at is null and places > 0 and prices = 0 and looking = 0 and unread = 0
          and unsent = 0 then 'left' end], null) as states,
      ${iso('first_choice')} as decided,
      ${iso("newest_choice + interval '10 minutes'")} as "choiceUntil",
      case when coalesce(withdrawn_at, case when told < 15 and first_choice is null then ended_at end) > now - interval '24 hours'
        then ${iso("coalesce(withdrawn_at, ended_at) + interval '24 hours'")} end as "reopenUntil",
      seek_at is not null and now > created_at + interval '10 minutes' as "isSought",
      quotes, held, prices, looking, asking, unread, unsent, declined, refused, called, late, unreplied, unreached, stopped, won, jilted, places
    from (select r.withdrawn_at, r.ended_at, r.seek_at, r.created_at, p_now as now, tally.*,
        r.withdrawn_at is not null as gone,
        coalesce(first_choice <= p_now - interval '10 minutes', false) as picked,
        r.withdrawn_at is null and (first_choice is null or coalesce(r.ended_at > first_choice, false)) as still,
        coalesce(r.ended_at > first_choice, false) as over_again
      from requests r, tally where r.uuid = p_request) x`;

/** All that follows from the facts of a request and its places. */
export interface SecondLook {
  places: SecondPlace[];
  request: SecondRequest;
}

/** Adds the second look to the database of a test, as a function: its plan is made once. */
export async function addSecondLook(db: Db, since: Date): Promise<void> {
  await addSecondClock(db, since);
  await db.execute(
    sql.raw(`create or replace function second_look(p_request uuid, p_now timestamptz, p_deadlines boolean)
      returns jsonb language plpgsql stable as $$ begin return (
        with ${PLACES}, ${TALLY}
        select jsonb_build_object(
          'places', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${PLACE_ROWS}) x),
          'request', (select to_jsonb(x) from (${REQUEST_ROW}) x))); end $$`),
  );
}

/** Looks at a request at a moment. */
export async function secondLook(
  db: Db,
  request: string,
  now: Date,
  withDeadlines = true,
): Promise<SecondLook> {
  type Found = {
    request: SecondRequest;
    places: (Omit<SecondPlace, 'deadline'> & { deadline: string | null })[];
  };
  const [row] = await rowsOf<{ look: Found }>(
    db,
    sql`select second_look(${request}, ${now.toISOString()}, ${withDeadlines}) as look`,
  );
  if (!row?.look.request) throw new Error('the request is gone');
  const places = row.look.places.map((place) => ({
    ...place,
    deadline: place.deadline === null ? null : new Date(place.deadline),
  }));
  return { places, request: row.look.request };
}
