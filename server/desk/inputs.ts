import * as z from 'zod/mini';
import { keysOf } from '#contract/base/keys.ts';
import { isName, NAME_CHARACTERS } from '#contract/customer/name.ts';
import {
  MOST_MEDIA,
  MOST_SHOPS,
  NOTE_CHARACTERS,
  ROLES,
  type Role,
  SHOP_CELLS,
} from '#contract/desk/desk.ts';
import { askedText } from '#contract/schemas/asked.ts';
import { shortList, shortTable, shortText } from '#contract/schemas/bounds.ts';

export { emailAddress as email } from '#contract/schemas/email-address.ts';

export const role = z.enum(keysOf(ROLES) as [Role, ...Role[]]);
/** The name of a person, a key or a device. Some letters count twice in a text of JavaScript. */
export const name = shortText(2 * NAME_CHARACTERS).check(
  z.trim(),
  z.refine((text) => isName(text)),
);
/** The origin of the page. It counts only where the settings do not name the site, on this machine. */
export const origin = shortText(300);
/** The columns of a file of shops, with the texts of one. */
export const shopCells = shortTable(SHOP_CELLS.count, SHOP_CELLS.characters);
/** The media of somebody with the role `partner`. */
export const theirMedia = z.optional(shortList(z.guid(), MOST_MEDIA));
/** The shops of somebody with the role `shop`. */
export const theirShops = z.optional(shortList(z.guid().check(z.toLowerCase()), MOST_SHOPS));
/** The shop that a page showed: an act is refused if another one is open since. */
export const shownShop = { shop: z.optional(z.guid().check(z.toLowerCase())) };

/** A note of somebody at the desk. */
export const noteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_CHARACTERS));

/** The thing that a view or an act is about. */
export const ofOne = z.object({ uuid: z.guid().check(z.toLowerCase()) });
/** The `next` of the piece of the list before it. */
export const after = z.object({ after: askedText });
/** A piece of a list. `whole`: for a file, which takes larger pieces, no count and nothing personal. */
export const listed = z.extend(after, { whole: z.optional(z.boolean()) });
/** A list of things in one state. */
export const ofState = z.extend(listed, { state: askedText });
/** The filters of a list, as its address has them. */
export const filterQuery = shortText(1000);
