import { data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { DELIVERY_REASONS } from '#contract/desk/delivery-reasons.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { EVENT_WORDS, eventWords } from '#contract/desk/event-words.ts';
import { LIST_FILTERS } from '#contract/desk/lists.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Link } from '../../ui/link/link.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { Filter, Hidden } from '../parts/filter.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import { List } from '../parts/list.tsx';
import { addressOf, daysIn, filtersIn, listQuery } from '../parts/list-query.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import { Select } from '../parts/select.tsx';
import parts from '../parts/shared.module.css';
import tableStyles from '../parts/table.module.css';
import type { TableColumn } from '../parts/table.tsx';
import { ThingLink } from '../parts/thing-link.tsx';
import { wordOf } from '../parts/word-of.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/deliveries.ts';
import { DELIVERY_COLUMNS, recipientWords, type ShownDelivery } from './delivery-columns.tsx';
import { MailText } from './mail-text.tsx';
import { DELIVERIES as WORDS } from './messages.ts';
import { Unsent } from './unsent.tsx';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.deliveries;

type Filters = Partial<Record<(typeof LIST_FILTERS.deliveries)[number], string>>;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst, done } = listQuery(args.request);
  const filters = filtersIn(query, LIST_FILTERS.deliveries);
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readDeliveries', { ...filters, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  const shop = list.shop?.is_there ? list.shop : null;
  const unsent = shop && {
    ...(await asPerson(args, 'readUnsent', { uuid: shop.uuid })),
    isUnreachable: (await asPerson(args, 'readShop', { uuid: shop.uuid })).state === 'unreachable',
  };
  return { ...list, shop, unsent, filters, isFirst, may, done };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, ['read', 'chosen', 'all', 'unsent']);
  if (intent === 'read') {
    const uuid = String(form.get('mail'));
    return data({ mail: await asPerson(args, 'showMail', { uuid }).catch(() => null) });
  }
  const filters = filtersIn(listQuery(args.request).query, LIST_FILTERS.deliveries);
  const { count } =
    intent === 'unsent'
      ? await asPerson(args, 'sendUnsent', { uuid: String(form.get('shop')) })
      : await asPerson(args, 'sendAgain', {
          ...filters,
          uuids: form.getAll('uuid').map(String),
          all: intent === 'all',
        });
  return redirect(addressOf(PATH, { ...filters, done: String(count) }));
}

type May = readonly string[];

interface RecipientProps {
  delivery: ShownDelivery;
  may: May;
  filters: Filters;
}

/** The recipient: a shop or a partner by name, with the way to all that they got; others by what they are. */
function Recipient({ delivery: { recipient, to }, may, filters }: RecipientProps) {
  const words = recipientWords(recipient);
  if (!to) return words;
  const only =
    recipient === 'shop' ? ({ shop: to.uuid } as const) : to.of ? ({ medium: to.of } as const) : undefined;
  return (
    <>
      <ThingLink thing={to} may={may} otherwise={words} />
      {only && filters.shop !== to.uuid && filters.medium !== to.of && (
        <small className="not-printed">
          <Link to={addressOf(PATH, only)}>{recipient === 'shop' ? WORDS.ofShop : WORDS.ofMedium}</Link>
        </small>
      )}
    </>
  );
}

const isReadable = ({ channel, state, recipient }: ShownDelivery) =>
  channel === 'mail' && state !== 'erased' && recipient !== 'person';

/** Things and recipients lead to their pages. Mails can be read by those who may. */
function columnsOf(may: May, filters: Filters): readonly TableColumn<ShownDelivery>[] {
  const [at, event, about, recipient, ...rest] = DELIVERY_COLUMNS;
  return [
    at,
    {
      ...event,
      cell: (delivery) => (
        <>
          {event.cell(delivery)}
          {may.includes('showMail') && isReadable(delivery) && <ReadButton uuid={delivery.uuid} />}
        </>
      ),
    },
    {
      ...about,
      cell: (delivery) => (
        <span className={delivery.about.table === 'requests' ? tableStyles.number : undefined}>
          <ThingLink thing={delivery.about} may={may} otherwise={eventWords(delivery.event)} />
        </span>
      ),
    },
    {
      ...recipient,
      cell: (delivery) => <Recipient delivery={delivery} may={may} filters={filters} />,
    },
    ...rest,
  ];
}

const ReadButton = ({ uuid }: { uuid: string }) => (
  <button type="submit" name="mail" value={uuid} form="read" className={parts.textButton}>
    {WORDS.read}
  </button>
);

const reasonOptions = (reasons: readonly string[]) =>
  Object.fromEntries(
    reasons.map((reason) => [
      reason,
      isKeyOf(DELIVERY_REASONS, reason) ? DELIVERY_REASONS[reason].why : WORDS.unknown(reason),
    ]),
  );

type Listed = AnswerOfAct<'readDeliveries'>['deliveries'];

/** Letters of a uuid. The number of a request has fewer. */
const UUID_LETTERS = 36;

/** The number of the request that a filter has by its uuid, or what was written; undefined: it is another thing. */
function numberIn({ about = '' }: Filters, deliveries: Listed): string | undefined {
  if (about.length < UUID_LETTERS) return about;
  const thing = deliveries.find((one) => one.about.uuid === about)?.about;
  return thing?.table === 'requests' && thing.name ? thing.name : undefined;
}

/** The choices in words. @param shop the name of the one shop of the filter */
const chosenIn = (
  filters: Filters,
  reasons: readonly string[],
  shop: string | undefined,
  number: string | undefined,
) => [
  wordOf(WORDS.states, filters.state),
  wordOf(EVENT_WORDS, filters.event),
  wordOf(reasonOptions(reasons), filters.reason),
  shop ?? filters.shop,
  filters.medium && WORDS.ofMedium,
  number ?? WORDS.oneThing,
  daysIn(filters.from, filters.until),
];

interface FieldsProps {
  filters: Filters;
  reasons: readonly string[];
  /** The name of the one shop of the filter: a shop that a link has named stays chosen until another name is written. */
  shop: string | undefined;
  number: string | undefined;
}

const Fields = ({ filters, reasons, shop, number }: FieldsProps) => (
  <>
    <Select name="state" label={WORDS.state} options={WORDS.states} chosen={filters.state} />
    <Select name="event" label={WORDS.event} options={EVENT_WORDS} chosen={filters.event} />
    <Select name="reason" label={WORDS.reason} options={reasonOptions(reasons)} chosen={filters.reason} />
    <FilterText name="shop" label={WORDS.shop} value={shop ?? filters.shop} />
    {number === undefined ? (
      <Hidden texts={{ about: filters.about }} />
    ) : (
      <FilterText name="about" label={WORDS.number} value={number} />
    )}
    {filters.medium && <Hidden texts={{ medium: filters.medium }} />}
    <FilterText name="from" label={PARTS_WORDS.from} value={filters.from} type="date" />
    <FilterText name="until" label={PARTS_WORDS.until} value={filters.until} type="date" />
  </>
);

/** Mails and calls, the newest first. */
export default function Deliveries({ loaderData, actionData }: Route.ComponentProps) {
  const { deliveries, next, total, reasons, shop, unsent, filters, isFirst, may, done } = loaderData;
  const maySend = may.includes('sendAgain');
  const number = numberIn(filters, deliveries);
  const isChosen = maySend && filters.state === 'dead' && deliveries.length > 0;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {done !== null && (
        <DoneNotice>{Number(done) > 0 ? WORDS.done(Number(done)) : WORDS.nothing}</DoneNotice>
      )}
      {actionData && <MailText mail={actionData.mail} />}
      <Filter path={PATH} chosen={chosenIn(filters, reasons, shop?.name, number)}>
        <Fields filters={filters} reasons={reasons} shop={shop?.name} number={number} />
      </Filter>
      {shop && unsent && (
        <Unsent
          unsent={unsent}
          shop={shop.uuid}
          maySend={may.includes('sendUnsent')}
          isUnreachable={unsent.isUnreachable}
          isInList
        />
      )}
      <form method="post" id="read" hidden>
        <input type="hidden" name="intent" value="read" />
      </form>
      <section className={parts.tooled}>
        <ListTools list="deliveries" filters={filters} total={total} />
        <form method="post" className={parts.list}>
          {isChosen && (
            <p className={parts.buttons}>
              <button type="submit" name="intent" value="chosen" className={buttonClass('ink', 'small')}>
                {WORDS.again}
              </button>
              <button type="submit" name="intent" value="all" className={buttonClass('line', 'small')}>
                {WORDS.all(PARTS_WORDS.total(total ?? 0))}
              </button>
            </p>
          )}
          <List
            path={PATH}
            query={filters}
            next={next}
            isFirst={isFirst}
            columns={columnsOf(may, filters)}
            rows={deliveries}
            keyOf={({ uuid }) => uuid}
            choose={
              isChosen ? ({ at, event }) => WORDS.choose(`${momentText(at)} ${eventWords(event)}`) : undefined
            }
          />
        </form>
      </section>
    </>
  );
}
