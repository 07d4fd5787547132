import { sql } from 'drizzle-orm';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { LEAD_TABS } from '#contract/desk/desk.ts';
import { standingSentences } from '#contract/life/page-words.ts';
import { countOf } from '#contract/life/place-states.ts';
import { REQUEST_GROUPS, type RequestGroup } from '#contract/life/request-states.ts';
import { requestSentences } from '#contract/life/request-words.ts';
import { rowsOf } from '#server/db/open.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import type { Lead, OwnRequest } from '#server/quotes/link-acts.ts';
import { readStoredSigns } from '#server/upkeep/alarms/read-signs.ts';
import { DESK_CALLS } from './desk-calls.ts';
import type { LifeWalker } from './life-walker.ts';
import { readLead, readOwnRequest } from './link-calls.ts';
import { type SecondLook, type SecondPlace, secondLook } from './second-look.ts';
import { type Written, wrongClaims, wrongShopClaims } from './sentence-claims.ts';

/** The states of a request under each word of the operator's list. */
const GROUPS: Readonly<Record<RequestGroup, string>> = {
  waiting: 'asked looking told sending',
  quoted: 'quoted choosing',
  decided: 'decided',
  unplaced: 'unplaced left',
  ended: 'unfound unanswered',
  withdrawn: 'withdrawn',
};

/** A list that does not have the request is looked at now and then. */
const LIST_EACH = 3;
/** The counts of the day and of the alarms change with few steps. */
const COUNTS_EACH = 2;

/** The differences, in words. */
class Differences {
  readonly found: string[] = [];

  same(what: string, first: unknown, second: unknown): void {
    const [one, other] = [JSON.stringify(first), JSON.stringify(second)];
    if (one !== other) this.found.push(`${what}: ${one}, and not ${other}`);
  }
}

interface Compared {
  /** The shops whose pages and lists are looked at, too. */
  readonly shops: readonly string[];
  /** Each turn looks at another tab and at another list. */
  readonly turn: number;
}

/** Compares all that is said of the request of a walk with a second opinion. */
export async function compareLife(walker: LifeWalker, { shops, turn }: Compared): Promise<string[]> {
  const { server, uuid, clock } = walker;
  const now = clock.now();
  const truth = { ...(await secondLook(server.db, uuid, now)), mails: await writtenMails(walker) };
  const { places, request } = truth;
  const differences = new Differences();
  for (const { states } of places) differences.same('states of a place', states.length, 1);
  differences.same('states of the request', request.states.length, 1);
  compareSeller((await walker.visitors.own(readOwnRequest, uuid)).body, truth, differences);
  for (const place of places.filter(({ shop }) => shops.includes(shop))) {
    const { body } = await walker.visitors.lead(readLead, uuid, place.shop);
    compareShop(body, place, differences);
    await compareList(walker, place, turn, differences);
  }
  await compareOperator(walker, truth, turn, differences);
  if (turn % COUNTS_EACH === 0) await compareCounts(walker, truth, differences);
  compareMails(truth, differences);
  return differences.found;
}

interface Truth extends SecondLook {
  readonly mails: Written;
}

function compareSeller(page: OwnRequest, truth: Truth, differences: Differences): void {
  const { places, request } = truth;
  const { same } = differences;
  const seller = same.bind(differences);
  seller('seller: state', page.state, request.states[0]);
  seller('seller: decided', page.decided_at, request.decided);
  seller('seller: choice until', page.choice_until, request.choiceUntil);
  seller('seller: may open again until', page.reopen_until, request.reopenUntil);
  for (const [index, place] of places.entries()) {
    const shop = page.shops[index];
    const what = `seller: shop ${index}`;
    if (!shop) {
      seller(what, null, place.shop);
      continue;
    }
    seller(`${what} is`, [shop.uuid, shop.state, shop.why], [place.shop, place.states[0], place.why]);
    seller(`${what} counts as`, countOf(shop.state, shop.quote !== null), place.count);
    seller(`${what} has a price`, shop.quote !== null, place.hasShownQuote);
    seller(`${what} is undecided`, shop.pending?.what ?? null, place.pending);
    seller(
      `${what} has learned`,
      shop.learned.map(({ what, at }) => `${what} ${at}`).sort(),
      place.learned.toSorted(),
    );
    seller(`${what} may be`, shop.may, mayBe(place));
    seller(`${what} is invited`, shop.visit !== null, place.visit !== null);
  }
  const decidedAt = page.state === 'decided' ? page.decided_at : page.ended_at;
  const sentences = requestSentences({
    state: page.state,
    places: page.shops,
    since: page.withdrawn_at ?? decidedAt ?? '',
    until: page.choice_until ?? '',
  });
  seller('seller: sentences that are not so', wrongClaims(sentences, truth), []);
}

/**
 * A shop with a price can be chosen until it was refused; one that still sees the goods can be refused; one that is chosen
 * can be invited to a visit.
 */
function mayBe({
  states: [state],
  pending,
  hasShownQuote,
  seesGoods,
  hasWon,
  isUnwanted,
}: SecondPlace): string[] {
  if (state === 'withdrawn') return [];
  if (pending === 'chosen' || state === 'chosen') return ['invite'];
  if (pending || hasWon || isUnwanted) return [];
  const mayChoose = hasShownQuote && (seesGoods || state === 'unchosen');
  return [...(mayChoose ? ['choose'] : []), ...(seesGoods ? ['refuse'] : [])];
}

function compareShop(lead: Lead, place: SecondPlace, differences: Differences): void {
  const shop = differences.same.bind(differences);
  shop('shop: is', [lead.state, lead.why], [place.states[0], place.why]);
  shop('shop: deadline', lead.deadline, place.deadline?.toISOString() ?? null);
  shop('shop: sees the contact', lead.contact !== null, place.seesContact);
  shop('shop: is invited', lead.visit !== null, place.visit === 'both');
  shop('shop: may answer', lead.may.includes('quote') && lead.may.includes('decline'), place.mayAnswer);
  const claims = wrongShopClaims(
    standingSentences({ state: lead.state, why: lead.why, since: '', knows: lead.contact !== null }),
    place,
  );
  shop('shop: sentences that are not so', claims, []);
}

async function compareList(
  { people, sessionOf }: LifeWalker,
  place: SecondPlace,
  turn: number,
  differences: Differences,
): Promise<void> {
  const shop = differences.same.bind(differences);
  const tabs = keysOf(LEAD_TABS);
  const tab = tabs[turn % tabs.length] ?? 'all';
  const { body } = await people.ask(DESK_CALLS.readLeads, { as: sessionOf(place.shop), query: { tab } });
  const { leads }: AnswerOfAct<'readLeads'> = body;
  shop('list: tabs', tabs.filter((name) => body.counts[name] > 0).sort(), place.tabs.toSorted());
  shop(`list: in ${tab}`, leads.length, place.tabs.includes(tab) ? 1 : 0);
  const [lead] = leads;
  if (!lead) return;
  shop('list: is', [lead.state, lead.why], [place.states[0], place.why]);
  shop('list: deadline', lead.due, place.deadline?.toISOString() ?? null);
}

async function compareOperator(
  { people, operator, uuid }: LifeWalker,
  { places, request }: Truth,
  turn: number,
  differences: Differences,
): Promise<void> {
  const operatorSays = differences.same.bind(differences);
  const answer = await people.ask(DESK_CALLS.readRequest, { as: operator, params: { uuid } });
  const page: AnswerOfAct<'readRequest'> = answer.body;
  operatorSays('operator: state', page.state, request.states[0]);
  operatorSays('operator: shops and quotes', [page.shops, page.quotes], [request.held, request.quotes]);
  for (const [index, place] of places.entries()) {
    const shop = page.matched[index];
    operatorSays(`operator: shop ${index} is`, [shop?.state, shop?.why], [place.states[0], place.why]);
    operatorSays(`operator: shop ${index} may be passed on`, shop?.mayPass, place.mayPass);
  }
  const groups = keysOf(REQUEST_GROUPS);
  const own = groups.filter((group) => GROUPS[group].split(' ').includes(request.states[0] ?? ''));
  const other = turn % LIST_EACH === 0 ? [groups[(turn / LIST_EACH) % groups.length] ?? 'waiting'] : [];
  for (const state of new Set([...own, ...other])) {
    const { body } = await people.ask(DESK_CALLS.readRequests, { as: operator, query: { state } });
    operatorSays(`operator: listed under ${state}`, body.requests.length, own.includes(state) ? 1 : 0);
    if (body.requests[0]) operatorSays('operator: listed as', body.requests[0].state, request.states[0]);
  }
}

/** The counts of the page of the day, and of an alarm. */
async function compareCounts(
  { people, operator, server, clock, begin }: LifeWalker,
  { request: { states, isSought } }: Truth,
  differences: Differences,
): Promise<void> {
  const [state = ''] = states;
  const same = differences.same.bind(differences);
  // The page of the day has two weeks.
  const isRecent = dayInJapan(begin) > daysLater(dayInJapan(clock.now()), -14);
  const isIn = (group: RequestGroup) => (isRecent && GROUPS[group].split(' ').includes(state) ? 1 : 0);
  const { body } = await people.ask(DESK_CALLS.readToday, { as: operator });
  same('today: requests that wait for a price', body.unquoted, isIn('waiting'));
  same('today: requests without a shop', body.unplaced, isIn('unplaced'));
  const { withoutShop } = await readStoredSigns(server.db, clock.now());
  same('alarm: requests without a shop', withoutShop, isSought && /unplaced|left/.test(state) ? 1 : 0);
}

/** Mails, by event and reader. */
async function writtenMails({ server: { db } }: LifeWalker): Promise<Written> {
  const rows = await rowsOf<{ name: string; count: number }>(
    db,
    sql`select event || ' ' || case recipient when 'shop' then recipient_key else recipient end as name,
      count(*)::int as count from deliveries where channel = 'mail' group by 1`,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** The mails that follow from what has happened. */
function compareMails({ places, mails, request }: Truth, differences: Differences): void {
  const mail = differences.same.bind(differences);
  const count = (event: string, reader: string) => mails.get(`${event} ${reader}`) ?? 0;
  for (const place of places) {
    const { shop } = place;
    mail('mail: reminder', count('lead.reminded', shop), place.wasReminded ? 1 : 0);
    mail('mail: got the place of another', count('lead.passed_on', shop), place.isFurther ? 1 : 0);
    const isRefused = ['refused', 'unchosen'].includes(place.states[0] ?? '');
    const refusals = count('lead.refused', shop);
    mail('mail: is refused once at most', refusals <= 1, true);
    if (isRefused) mail('mail: is refused', refusals, 1);
    if (place.states[0] === 'chosen') mail('mail: is chosen', count('lead.chosen', shop), 1);
    if (!place.decisionTold) mail('mail: no decision', refusals + count('lead.chosen', shop), 0);
    if (request.states[0] === 'choosing' && !place.wasRefused)
      mail('mail: nobody hears of a choice that can be taken back', refusals, 0);
  }
  mail(
    'mail: the end',
    count('request.ended', 'seller') > 0 || !/unfound|unanswered/.test(request.states.join()),
    true,
  );
}
