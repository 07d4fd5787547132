import { eq } from 'drizzle-orm';
import { storedText } from '#contract/base/field.ts';
import { keysOf } from '#contract/base/keys.ts';
import { CUSTOMER_FIELDS } from '#contract/customer/customer.ts';
import type { RefusalDetail } from '#contract/refusals/refusals.ts';
import type { Correction } from '#contract/schemas/follow-up.ts';
import { columnOf } from '../db/columns.ts';
import type { Db } from '../db/open.ts';
import { customerMistake, customerText } from '../db/records/customer-texts.ts';
import type { Brought } from '../db/records/happened.ts';
import { auditLog, type RequestRow, requests } from '../db/schema.ts';
import { prefectureOf } from '../matching/reserve-shops.ts';

/** The mistakes of a correction, in the words of the form. */
export const correctionProblems = (correction: Correction): RefusalDetail[] =>
  keysOf(correction).flatMap((key) => {
    const problem = customerMistake(key, correction[key] ?? '');
    return problem ? [{ field: key, message: problem }] : [];
  });

/** All that follows from a correction of these fields. */
export const broughtByCorrection = (keys: readonly string[]): Brought => ({
  happened: [{ event: 'corrected' }],
  events: keys.includes('email') ? ['link.asked'] : [],
});

/**
 * Corrects the data of a seller (訂正). The caller holds the row of the request, and has looked for mistakes. Shops that
 * know the contact are told; a new e-mail address gets the link.
 * @param by the person who corrects: `seller`, or the name of an operator. The audit log keeps it.
 * @returns the fields that have another text now, and what has happened
 */
export async function correct(tx: Db, by: string, request: RequestRow, correction: Correction) {
  const texts = keysOf(correction).map((key) => ({
    key,
    text: storedText(CUSTOMER_FIELDS[key], correction[key] ?? ''),
  }));
  const changes = texts.filter(({ key, text }) => text !== customerText(request, key));
  if (changes.length === 0) return { corrected: [], isNothing: true };
  const { uuid } = request;
  const isMoved = changes.some(({ key }) => key === 'zip1' || key === 'addr1');
  const { zip1, addr1 } = { ...request, ...Object.fromEntries(changes.map(({ key, text }) => [key, text])) };
  await tx
    .update(requests)
    .set({
      ...Object.fromEntries(changes.map(({ key, text }) => [columnOf(CUSTOMER_FIELDS[key].wire.name), text])),
      ...(isMoved && { prefectureId: prefectureOf(zip1, addr1) }),
    })
    .where(eq(requests.uuid, uuid));
  const keys = changes.map(({ key }) => key);
  const lines = keys.join('\n');
  await tx
    .insert(auditLog)
    .values({ action: 'correct', subject: 'requests', subjectUuid: uuid, by, changed: lines });
  return { corrected: keys, ...broughtByCorrection(keys) };
}
