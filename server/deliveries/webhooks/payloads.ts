import { customerField, fieldsFor } from '#contract/customer/customer.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import type { EventName, WebhookEvent } from '../../base/events.ts';
import type { Db } from '../../db/open.ts';
import { type ConversionRow, conversionsBy } from '../../db/records/conversions.ts';
import { customerText } from '../../db/records/customer-texts.ts';
import { numberOf } from '../../db/records/number.ts';
import type { Delivery } from '../carry-out.ts';
import { type RequestRecord, readEnquiry, readRegistration, readRequestRecord } from '../records.ts';

type Read = (db: Db, delivery: Delivery) => Promise<object | undefined>;

const ofRequest =
  (payload: (request: RequestRecord) => object): Read =>
  async (db, { subjectUuid }) => {
    const request = await readRequestRecord(db, subjectUuid);
    return request && payload(request);
  };

/** The data of an event about one shop of a request. */
const ofLead =
  (payload: (shop: RequestRecord['shops'][number]) => object | undefined): Read =>
  async (db, { subjectUuid, shopUuid }) => {
    const request = await readRequestRecord(db, subjectUuid);
    const shop = request?.shops.find(({ uuid }) => uuid === shopUuid);
    const data = shop && payload(shop);
    return (
      data && {
        uuid: request?.uuid,
        number: request?.number,
        shop: { uuid: shop.uuid, name: shop.name },
        ...data,
      }
    );
  };

/** The names of version 1 for fields whose name in a submission differs. */
const NAMES: Partial<Record<CustomerFieldKey, string>> = {
  name1: 'name',
  kana1: 'kana',
  zip1: 'zipcode',
  addr1: 'address',
  tel1: 'tel',
  description: 'note',
};

const customerOf = (request: RequestRecord) =>
  Object.fromEntries(fieldsFor('webhook').map((key) => [nameOf(key), customerText(request, key)]));

const nameOf = (key: CustomerFieldKey): string => NAMES[key] ?? customerField(key).wire.name;

type Origin = Pick<
  RequestRecord,
  'mediumUuid' | 'inflow' | 'utmSource' | 'utmMedium' | 'utmCampaign' | 'tracking' | 'context'
>;

/** The part of a request that partners hear of. */
export type Conversion = Origin &
  Pick<RequestRecord, 'number' | 'createdAt' | 'items' | 'kind'> & { standing?: Standing | undefined };

/** How it stands with a conversion. */
type Standing = Pick<ConversionRow, 'state' | 'why' | 'value'>;

/** The categories of the goods, each once. */
export const categoriesOf = ({ items }: Pick<Conversion, 'items'>) => [
  ...new Set(items.map(({ category }) => category)),
];

/** The origin of a seller: medium, links and ads. */
const attribution = (request: Origin) => ({
  medium_uuid: request.mediumUuid,
  inflow: request.inflow,
  utm_source: request.utmSource,
  utm_medium: request.utmMedium,
  utm_campaign: request.utmCampaign,
  tracking: request.tracking ?? {},
  context: request.context ?? {},
});

const conversionOf = (request: Conversion) => ({
  number: request.number,
  created_at: request.createdAt,
  categories: categoriesOf(request),
  attribution: attribution(request),
  ...(request.kind === 'test' && { test: true }),
});

/** The data of each event. */
const DATA: Readonly<Record<WebhookEvent, Read>> = {
  'request.created': ofRequest((request) => ({
    uuid: request.uuid,
    number: request.number,
    created_at: request.createdAt,
    customer: { ...customerOf(request), prefecture: request.prefecture ?? null },
    items: request.items.map(({ category, attributes, detail, photos }) => ({
      category,
      attributes,
      detail,
      photos,
    })),
    shops: request.shops.map(({ uuid, name }) => ({ uuid, name })),
    attribution: { ...attribution(request), referer: request.referer },
  })),
  'conversion.completed': ofRequest(conversionOf),
  'conversion.changed': async (db, { subjectUuid }) => {
    const request = await readRequestRecord(db, subjectUuid);
    const [standing] = request ? await conversionsBy(db, [request.uuid], new Date()) : [];
    if (!request || !standing) return undefined;
    const { state, why, value, since } = standing;
    return { ...conversionOf(request), state, reason: why, value, currency: 'JPY', since: new Date(since) };
  },
  'survey.answered': ofRequest((request) => ({
    uuid: request.uuid,
    number: request.number,
    interests: request.interests,
    interests_at: request.interestsAt,
    feedback: request.feedback,
    feedback_at: request.feedbackAt,
  })),
  'lead.viewed': ofLead(({ facts }) => ({ viewed_at: facts.contactSeen })),
  'quote.given': ofLead(
    ({ quote }) =>
      quote && {
        quote: {
          low: quote.low,
          high: quote.high,
          valid_until: quote.validUntil,
          method: quote.method,
          remark: quote.remark,
          given_at: quote.givenAt,
        },
      },
  ),
  'request.withdrawn': ofRequest(({ uuid, number, withdrawnAt }) => ({
    uuid,
    number,
    withdrawn_at: withdrawnAt,
  })),
  // The request is gone, so only its uuid and number are left.
  'request.erased': async (_db, { subjectUuid: uuid, createdAt }) => ({
    uuid,
    number: numberOf(uuid),
    erased_at: createdAt,
  }),
  'enquiry.created': async (db, { subjectUuid: id }) => {
    const enquiry = await readEnquiry(db, id);
    if (!enquiry) return undefined;
    const { uuid, createdAt, name, email, mailBody } = enquiry;
    return { uuid, created_at: createdAt, name, email, body: mailBody };
  },
  'registration.created': async (db, { subjectUuid: id }) => {
    const registration = await readRegistration(db, id);
    if (!registration) return undefined;
    const { uuid, createdAt, mediumUuid, inflow, companyShopName, name, zipcode, address, tel, email } =
      registration;
    return {
      uuid,
      created_at: createdAt,
      medium_uuid: mediumUuid,
      inflow,
      company: companyShopName,
      name,
      zipcode,
      address,
      tel,
      email,
    };
  },
};

const dataOf: Readonly<Partial<Record<EventName, Read>>> = DATA;

/** The version of the shape of the payloads. One that removes or changes something has another. */
const VERSION = 1;

/** The body of a call; undefined if its row is gone. */
export async function payloadOf(db: Db, delivery: Delivery): Promise<string | undefined> {
  const { event, createdAt } = delivery;
  const data = await dataOf[event]?.(db, delivery);
  return data && bodyOf(event, createdAt, data);
}

/** The body of a call about an event. */
export const bodyOf = (type: EventName, timestamp: Date, data: object) =>
  JSON.stringify({ type, version: VERSION, timestamp, data });

/** The body of a call with a conversion that is made up. It says so. */
export const trialPayload = (conversion: Conversion): string =>
  bodyOf('conversion.completed', conversion.createdAt, conversionOf(conversion));
