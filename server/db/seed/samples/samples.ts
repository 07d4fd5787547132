import { sql } from 'drizzle-orm';
import { StartError } from '../../../base/errors.ts';
import { type Db, rowsOf } from '../../open.ts';
import { Chance } from './chance.ts';
import { lot } from './lot.ts';
import { makeCases } from './make-cases.ts';
import { makeNear } from './make-near.ts';
import { makeInbox, makeRequests, type SampleOptions } from './make-requests.ts';
import { makeWork } from './make-work.ts';
import { GOODS, REMARKS, SAMPLE_QUESTIONS, SAMPLE_REVIEW_ANSWER, SAMPLE_REVIEWS } from './words.ts';

const SEED = 2016;

/**
 * Fills an empty database of the demonstration with made-up requests that look like life: busy weekends and evenings, a
 * season that rises, shops that answer at once and shops that never do.
 * @throws StartError if there are requests already
 */
export const makeSamples = (db: Db, input: SampleOptions) =>
  db.transaction(async (tx) => {
    if (await hasRequests(tx))
      throw new StartError(
        'This database has requests already.',
        'Made-up requests go into an empty database: set DATA_DIR to a new folder.',
      );
    const chance = new Chance(SEED);
    const options = { now: new Date(), ...input };
    await makeRequests(tx, chance, await zipsOf(tx), options);
    await matchThem(tx);
    await endUnmatched(tx);
    await answerThem(tx);
    await makeInbox(tx, chance, options);
    await makeVisits(tx);
    await makeStops(tx);
    await countShops(tx);
    // Without counts of rows, the statements below would be planned for empty tables.
    await tx.execute(sql`analyze`);
    await makeNear(tx, options.now);
    await makeCases(tx, options);
    await makeWork(tx, options);
  });

async function hasRequests(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(db, sql`select exists (select from requests) as is`);
  return row?.is === true;
}

/** Some postal codes of each prefecture. */
async function zipsOf(db: Db): Promise<Map<number, string[]>> {
  const rows = await rowsOf<{ id: number; zips: string[] }>(
    db,
    sql`select c.prefecture_id as id, (array_agg(distinct t.zipcode))[1:400] as zips
      from towns t join cities c on c.id = t.city_id where t.listed group by 1`,
  );
  return new Map(rows.map(({ id, zips }) => [id, zips]));
}

/** Places of shops that did not answer in time, and the counts that shops keep of their requests. */
async function countShops(db: Db): Promise<void> {
  await db.execute(sql`update matches m set passed_at = l.until, passed_why = l.why
    from (select request_uuid, shop_uuid,
        case when contact_seen_at is null then created_at + interval '2 days'
          else contact_seen_at + interval '4 days' end as until,
        case when contact_seen_at is null then 'silent' else 'unanswered' end as why from matches
      where declined_at is null and chosen_at is null and refused_at is null) l
    where l.request_uuid = m.request_uuid and l.shop_uuid = m.shop_uuid and l.until < now()
      and not exists (select from quotes q where q.request_uuid = m.request_uuid and q.shop_uuid = m.shop_uuid)`);
  await db.execute(
    sql`update shops set match_count = (select count(*) from matches m where m.shop_uuid = shops.uuid)`,
  );
  await db.execute(sql`select rate_shops(now())`);
}

/** Visits of the form, so that about one in nine of those who saw it has sent a request. */
async function makeVisits(db: Db): Promise<void> {
  const shares = {
    ...{ seen: 9, begun: 4.1, goods: 2.2, contact: 1.25, sent: 1 },
    // Some of them came by a teaser.
    ...{ appeared: 40, opened: 3, dismissed: 12 },
  };
  for (const [step, share] of Object.entries(shares))
    await db.execute(sql`insert into funnel_counts (day, medium_uuid, page, theme, category, variant, step, count)
      select (created_at at time zone 'Asia/Tokyo')::date, medium_uuid,
        case when medium_uuid = '' then 'takakurabe.example' || inflow else 'media.example/' || c.name end,
        theme, '', case when medium_uuid = '' then '' else v.name end, ${step}::text,
        -- The second setting is a little better: fewer visits for the same requests.
        case ${step}::text when 'sent' then count(*)
          else ceil(sum(${share}::float8 / case when v.name = 'b' and ${step}::text = 'seen' then 1.12 else 1 end)) end::integer
      from requests r
        cross join lateral (select case when abs(hashtext(r.uuid::text)) % 2 = 0 then 'a' else 'b' end as name) v
        cross join lateral (select case when abs(hashtext(r.uuid::text)) % 3 = 0 then 'watch' else 'brand-bag' end as name) c
      group by 1, 2, 3, 4, 6
      on conflict do nothing`);
}

/** Those of them who did not send, by the question that they answered last; and what the requests of media are worth. */
async function makeStops(db: Db): Promise<void> {
  const shares = { category: 1.4, photos: 0.9, name1: 0.4, email: 0.3, tel1: 0.25 };
  for (const [question, share] of Object.entries(shares))
    await db.execute(sql`insert into funnel_stops (day, medium_uuid, category, question, count)
      select (r.created_at at time zone 'Asia/Tokyo')::date, r.medium_uuid, i.category, ${question}::text,
        ceil(count(*) * ${share}::float8)::integer
      from requests r join request_items i on i.request_uuid = r.uuid and i.position = 0 group by 1, 2, 3`);
  await db.execute(sql`insert into medium_rules (medium_uuid, since, amount, amounts, days)
    select uuid, now() - interval '2 years', 2000, '{"watch": 4000, "preciousMetal": 3000}', 30 from media`);
}

/** Ten shops for each request, of those that take the goods where the seller lives. */
const matchThem = (db: Db) =>
  db.execute(sql`insert into matches (request_uuid, shop_uuid, position, created_at, told_at)
    select r.uuid, s.uuid, row_number() over (partition by r.uuid) - 1, r.created_at, r.created_at + interval '1 minute'
    from requests r
    join request_items i on i.request_uuid = r.uuid and i.position = 0
    cross join lateral (select uuid from shops
      where categories @> array[i.category] and (nationwide or served_prefecture_ids @> array[r.prefecture_id])
        -- Some requests find no shop at all.
        and hashtext(r.uuid::text) % 211 <> 0
      order by hashtext(uuid::text || r.uuid::text) limit 4 + abs(hashtext(r.uuid::text)) % 7) s`);

/** For some requests nobody was found. */
const endUnmatched = (db: Db) =>
  db.execute(sql`update requests r set ended_at = r.created_at + interval '3 days'
    where r.withdrawn_at is null and not exists (select from matches m where m.request_uuid = r.uuid)`);

/** Shops look, name prices and decline, each by its own temper; sellers choose; both sides say what became of it. */
async function answerThem(db: Db): Promise<void> {
  const temper = lot(`'temper' || m.shop_uuid::text`);
  // A sixth of the shops never answers; the others do by half to nearly always.
  const answers = sql`(case when ${temper} < 0.16 then 0.01 else 0.15 + ${temper} * 0.6 end)`;
  const pair = `m.request_uuid::text || m.shop_uuid::text`;
  const hours = (name: string, mean: number) =>
    sql`make_interval(secs => -ln(1 - least(0.999, ${lot(`'${name}' || ${pair}`)})) * ${mean * 3600} * (0.4 + ${temper}))`;
  await db.execute(sql`update matches m set contact_seen_at = l.at from (
      select m.request_uuid, m.shop_uuid, m.created_at + ${hours('look', 6)} as at from matches m
      where ${lot(`'looks' || ${pair}`)} < ${answers} * 1.15) l
    where l.request_uuid = m.request_uuid and l.shop_uuid = m.shop_uuid and l.at < now()`);
  await db.execute(sql`insert into quotes
      (request_uuid, shop_uuid, given_at, low, high, items, valid_until, method, remark)
    select m.request_uuid, m.shop_uuid, q.at, q.low, q.low + (q.low * 0.15)::integer / 1000 * 1000, prices.items,
      (q.at + interval '21 days')::date,
      (array['store', 'visit', 'post'])[1 + floor(${lot(`'method' || ${pair}`)} * 2.99)::integer],
      (array[${sql.join(
        REMARKS.map((remark) => sql`${remark}`),
        sql`, `,
      )}])[1 + floor(${lot(`'remark' || ${pair}`)} * 4.99)::integer]
    from matches m join request_items i on i.request_uuid = m.request_uuid and i.position = 0
    join lateral (select m.contact_seen_at + ${hours('quote', 5)} as at,
      (greatest(3, (case i.category ${sql.join(
        GOODS.map(([{ key, price }]) => sql`when ${key} then ${price}::float8`),
        sql` `,
      )} else 50 end) * (0.35 + 1.3 * ${lot(`'worth' || m.request_uuid::text`)})
        * (0.8 + 0.4 * ${lot(`'price' || ${pair}`)})))::integer * 1000 as low) q on true
    -- A third of the shops names a price for each thing.
    cross join lateral (select case when count(*) > 1 and ${lot(`'each' || m.shop_uuid::text`)} < 0.33 then
        jsonb_agg(jsonb_build_object('item', n.position,
          'amount', case when n.position > 0 then n.part else q.low - n.part * (n.count - 1) end) order by n.position)
        end as items
      from (select position, count(*) over ()::integer as count, q.low / count(*) over ()::integer / 1000 * 1000 as part
        from request_items where request_uuid = m.request_uuid) n) prices
    where m.contact_seen_at is not null and ${lot(`'quotes' || ${pair}`)} < 0.8 and q.at < now()`);
  await db.execute(sql`update matches m set declined_at = m.contact_seen_at + interval '30 minutes',
      decline_reason = (array['goods', 'area', 'busy', 'condition'])[1 + floor(${lot(`'why' || ${pair}`)} * 3.99)::integer]
    where m.contact_seen_at is not null and m.contact_seen_at < now() - interval '1 hour' and ${lot(`'declines' || ${pair}`)} < 0.4
      and not exists (select from quotes q where q.request_uuid = m.request_uuid and q.shop_uuid = m.shop_uuid)`);
  // Others ask first, and some sellers have answered.
  await db.execute(sql`with asked as (update matches m set opened_at = m.created_at + interval '2 hours'
      where m.contact_seen_at is null and m.created_at between now() - interval '2 days' and now() - interval '4 hours'
        and ${lot(`'asks' || ${pair}`)} < 0.08
      returning m.request_uuid, m.shop_uuid, m.created_at)
    insert into questions (request_uuid, shop_uuid, asked_at, text, answered_at, answer)
    select m.request_uuid, m.shop_uuid, m.created_at + interval '3 hours', t.question,
      case when is_answered then m.created_at + interval '225 minutes' end, case when is_answered then t.answer end
    from asked m cross join lateral (select ${lot(`'replies' || ${pair}`)} < 0.5 as is_answered,
      1 + floor(${lot(`'asked' || ${pair}`)} * ${SAMPLE_QUESTIONS.length - 0.01})::integer as nth) l
    join (values ${sql.join(
      SAMPLE_QUESTIONS.map(([question, answer], at) => sql`(${at + 1}::integer, ${question}, ${answer})`),
      sql`, `,
    )}) t (nth, question, answer) on t.nth = l.nth`);
  // Some sellers refuse a shop whose price they do not like.
  await db.execute(sql`update matches m set refused_at = q.given_at + interval '20 hours', refused_why = 'price',
      decision_told_at = q.given_at + interval '21 hours'
    from quotes q where q.request_uuid = m.request_uuid and q.shop_uuid = m.shop_uuid
      and q.given_at < now() - interval '1 day' and ${lot(`'dislikes' || ${pair}`)} < 0.02`);
  // The best price wins, some days later.
  await db.execute(sql`with best as (
      select distinct on (q.request_uuid) q.request_uuid, q.shop_uuid,
        q.given_at + make_interval(hours => 12 + (${lot(`'decides' || q.request_uuid::text`)} * 90)::integer) as at
      from quotes q join requests r on r.uuid = q.request_uuid
      where r.withdrawn_at is null and ${lot(`'chooses' || q.request_uuid::text`)} < 0.42
      order by q.request_uuid, q.high desc),
    chosen as (update matches m set chosen_at = best.at, decision_told_at = best.at + interval '10 minutes' from best
      where best.request_uuid = m.request_uuid and best.shop_uuid = m.shop_uuid and best.at < now()
      returning m.request_uuid, m.shop_uuid, m.chosen_at),
    others as (update matches m set decision_told_at = chosen.chosen_at + interval '10 minutes' from chosen
      where m.request_uuid = chosen.request_uuid and m.shop_uuid <> chosen.shop_uuid),
    sold as (select * from chosen where ${lot(`'sells' || chosen.request_uuid::text`)} < 0.72
      and chosen_at < now() - interval '4 days')
    insert into outcomes (request_uuid, shop_uuid, side, result, at)
    select request_uuid, shop_uuid, side, 'sold', chosen_at + interval '4 days'
    from sold cross join unnest(array['seller', 'shop']) side`);
  await db.execute(sql`insert into reviews (request_uuid, shop_uuid, written_at, explanation, speed, paid, text, shown_at)
    select o.request_uuid, o.shop_uuid, o.at + interval '1 day',
      3 + floor(${lot(`'star' || o.request_uuid::text`)} * 2.99)::integer,
      3 + floor(${lot(`'speed' || o.request_uuid::text`)} * 2.99)::integer, true,
      (array[${sql.join(
        SAMPLE_REVIEWS.map((text) => sql`${text}`),
        sql`, `,
      )}])[1 + floor(${lot(`'says' || o.request_uuid::text`)} * 4.99)::integer],
      case when o.at < now() - interval '6 days' then o.at + interval '2 days' end
    from outcomes o where o.side = 'seller' and ${lot(`'reviews' || o.request_uuid::text`)} < 0.12
      and o.at + interval '1 day' < now()
    on conflict do nothing`);
  // The newest reviews are in each state.
  await db.execute(sql`update reviews r set shown_at = case when n.nth = 5 then r.written_at + interval '1 hour' end,
      change_asked_at = case when n.nth = 3 then r.written_at + interval '1 hour' end,
      change_why = case when n.nth = 3 then 'person' end,
      refused_at = case when n.nth = 4 then r.written_at + interval '1 hour' end,
      answer = case when n.nth = 5 then ${SAMPLE_REVIEW_ANSWER} end,
      answered_at = case when n.nth = 5 then r.written_at + interval '2 hours' end
    from (select uuid, row_number() over (order by written_at desc, uuid) as nth from reviews) n
    where n.uuid = r.uuid and n.nth <= 5`);
  await db.execute(sql`insert into deliveries (created_at, event, channel, recipient, recipient_key, subject, subject_uuid,
      state, attempts, settled_at, attempted_at, error)
    select m.created_at, 'request.created', 'mail', 'shop', m.shop_uuid::text, 'requests', m.request_uuid,
      case when d.dead then 'dead' else 'sent' end, case when d.dead then 6 else 1 end,
      m.created_at + interval '1 minute', m.created_at + interval '1 minute', case when d.dead then 'smtp_550' end
    from matches m cross join lateral (select ${lot(`'dead' || ${pair}`)} < 0.0006 as dead) d
    where m.created_at > now() - interval '14 days'`);
  await db.execute(sql`insert into deliveries (created_at, event, channel, recipient, subject, subject_uuid, state, attempts,
      settled_at, attempted_at)
    select r.created_at, 'request.created', 'mail', 'seller', 'requests', r.uuid, 'sent', 1,
      r.created_at + interval '1 minute', r.created_at + interval '1 minute'
    from requests r where r.created_at > now() - interval '14 days'`);
  await db.execute(sql`update shops set unreachable_at = now() - interval '2 days', unreachable_why = 'smtp_550'
    where uuid in (select uuid from shops order by hashtext(uuid::text) limit 3)`);
}
