import { eq } from 'drizzle-orm';
import { filled, isPostbackValue, type PostbackValue } from '#contract/media/postback.ts';
import type { Db } from '../../db/open.ts';
import { conversionsBy } from '../../db/records/conversions.ts';
import { mediumEndpoints } from '../../db/schema.ts';
import type { Carrier } from '../carry-out.ts';
import { readRequestRecord } from '../records.ts';
import { ENDPOINT_STOPPED, Undeliverable } from '../undeliverable.ts';
import type { AllowedNetworks } from './guarded-lookup.ts';
import { type Conversion, categoriesOf, payloadOf } from './payloads.ts';
import { callEndpoint } from './webhook-carrier.ts';

const VALUES: Readonly<Record<PostbackValue, (conversion: Conversion) => string>> = {
  number: ({ number }) => number,
  time: ({ createdAt }) => createdAt.toISOString(),
  unixtime: ({ createdAt }) => String(Math.floor(createdAt.getTime() / 1000)),
  categories: (conversion) => categoriesOf(conversion).join(','),
  medium: ({ mediumUuid }) => mediumUuid,
  state: ({ standing }) => standing?.state ?? 'received',
  reason: ({ standing }) => standing?.why ?? '',
  value: ({ standing }) => String(standing?.value ?? ''),
  test: ({ kind }) => (kind === 'test' ? 'true' : ''),
};

/** The address of a postback with the values of a conversion. One that has no place for it says at its end that it is a test. */
export function postbackUrl(template: string, conversion: Conversion): string {
  const url = filled(template, (name) =>
    isPostbackValue(name) ? VALUES[name](conversion) : (conversion.tracking?.[name] ?? ''),
  );
  if (conversion.kind !== 'test' || template.includes('{test}')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}test=true`;
}

/** Calls the endpoints of partners, as they are at that moment. */
export const mediumCarrier = (db: Db, networks: AllowedNetworks, answerMs?: number): Carrier => ({
  deliver: async (delivery) => {
    const [endpoint] = await db
      .select()
      .from(mediumEndpoints)
      .where(eq(mediumEndpoints.uuid, delivery.recipientKey));
    if (!endpoint) throw new Undeliverable('nobody_there', { isFinal: true });
    if (endpoint.stoppedAt) throw new Undeliverable(ENDPOINT_STOPPED, { isFinal: true });
    const { url, secrets } = endpoint;
    if (endpoint.kind === 'webhook') {
      const body = await payloadOf(db, delivery);
      if (body === undefined) return false;
      await callEndpoint({ url, secrets, allowed: networks, answerMs }, delivery.uuid, body);
      return true;
    }
    const request = await readRequestRecord(db, delivery.subjectUuid);
    if (!request) return false;
    const [standing] = await conversionsBy(db, [request.uuid], new Date());
    await callEndpoint(
      { url: postbackUrl(url, { ...request, standing }), allowed: networks, answerMs },
      delivery.uuid,
    );
    return true;
  },
});
