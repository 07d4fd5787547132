import type * as z from 'zod/mini';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import type { Role } from '#contract/desk/desk.ts';
import type { Row } from './act.ts';
import { addressActs } from './addresses.ts';
import { assignmentActs } from './assignments.ts';
import { caseLists } from './case-list.ts';
import { caseActs } from './cases.ts';
import { checkupActs } from './checkups.ts';
import { contextActs } from './context.ts';
import { conversionActs } from './conversions.ts';
import { dealFileActs } from './deal-file.ts';
import { deliveryActs } from './deliveries.ts';
import { deliveryLists } from './delivery-list.ts';
import { digestActs } from './digests.ts';
import { endpointActs } from './endpoints.ts';
import { enquiryActs } from './enquiries.ts';
import { exportActs } from './exports.ts';
import { figureActs } from './figures.ts';
import { helpActs } from './help.ts';
import { invitationActs } from './invitations.ts';
import { keyActs } from './keys.ts';
import { leadFileActs } from './lead-file.ts';
import { leadActs } from './leads.ts';
import { logActs } from './log-list.ts';
import { lookActs } from './looks.ts';
import { manyActs } from './many.ts';
import { markActs } from './marks.ts';
import { mediaActs } from './media.ts';
import { noticeActs } from './notices.ts';
import { ownShopActs } from './own-shop.ts';
import { partnerActs } from './partner.ts';
import { passkeyActs } from './passkeys.ts';
import { peopleActs } from './people.ts';
import { registrationActs } from './registrations.ts';
import { requestActs } from './request-acts.ts';
import { requestLists } from './request-list.ts';
import { requestViews } from './requests.ts';
import { reviewActs } from './reviews.ts';
import { searchActs } from './searches.ts';
import { selfActs } from './self.ts';
import { severalShopActs } from './several-shops.ts';
import { shopDataActs } from './shop-data.ts';
import { shopEndpointActs } from './shop-endpoints.ts';
import { shopLists } from './shop-list.ts';
import { shopNoteActs } from './shop-notes.ts';
import { shopActs } from './shops.ts';
import { type OpenRow, signInActs } from './signing-in.ts';
import { siteActs } from './site.ts';
import { testActs } from './tests.ts';
import { thingActs } from './things.ts';
import { todayActs } from './today.ts';
import { unsentActs } from './unsent.ts';
import { viewActs } from './views.ts';
import { waitingActs } from './waiting.ts';

/** Everything that people read and do at the desks. */
export const ACTS = {
  ...signInActs,
  ...todayActs,
  ...helpActs,
  ...waitingActs((role): string[] => actsOf(role)),
  ...digestActs,
  ...requestLists,
  ...searchActs,
  ...viewActs,
  ...exportActs,
  ...requestViews,
  ...requestActs,
  ...markActs,
  ...assignmentActs,
  ...lookActs,
  ...manyActs,
  ...deliveryLists,
  ...deliveryActs,
  ...unsentActs,
  ...enquiryActs,
  ...registrationActs,
  ...reviewActs,
  ...caseLists,
  ...caseActs,
  ...peopleActs,
  ...addressActs,
  ...thingActs,
  ...contextActs,
  ...endpointActs,
  ...keyActs,
  ...testActs,
  ...checkupActs,
  ...passkeyActs,
  ...invitationActs,
  ...selfActs((role): string[] => actsOf(role)),
  ...figureActs,
  ...partnerActs,
  ...siteActs,
  ...logActs,
  ...shopLists,
  ...shopActs,
  ...shopNoteActs,
  ...ownShopActs,
  ...severalShopActs,
  ...shopDataActs,
  ...mediaActs,
  ...conversionActs,
  ...leadActs,
  ...leadFileActs,
  ...dealFileActs,
  ...noticeActs,
  ...shopEndpointActs,
};

type Acts = typeof ACTS;
export type ActName = keyof Acts;
/** How an act is asked for: texts as they come, which the row reads. */
export type InputOf<Name extends ActName> = z.input<Acts[Name]['asks']>;
export type AnswerOfAct<Name extends ActName> = Awaited<ReturnType<Acts[Name]['run']>>;

export const actOf = <Name extends ActName>(name: Name) =>
  ACTS[name] as unknown as Row<unknown, AnswerOfAct<Name>> | OpenRow<unknown, AnswerOfAct<Name>>;

/** The acts of a role. */
export const actsOf = (role: Role): ActName[] => keysOf(ACTS).filter((name) => rolesOf(name).includes(role));

/** The roles that may do an act; none for one that is open to anybody or a command only, and for another name. */
export function rolesOf(name: string): readonly Role[] {
  const may = isKeyOf(ACTS, name) ? ACTS[name].may : 'anybody';
  return may === 'anybody' ? [] : may;
}
