import * as z from 'zod/mini';
import { isName, NAME_CHARACTERS } from '../../customer/name.ts';
import { MOST_MEDIA, SHOP_CELLS } from '../../desk/desk.ts';
import { askedText } from '../../schemas/asked.ts';
import { shortList, shortTable, shortText } from '../../schemas/bounds.ts';
import { emailAddress } from '../../schemas/email-address.ts';

/*
 * The calls of the desks are for our own pages, which send the session as a bearer token, so they are not in the
 * document of the public API.
 */

export const email = emailAddress;
/** Of a person, a key, a device. Some letters count twice in a text of JavaScript. */
export const name = shortText(2 * NAME_CHARACTERS).check(
  z.trim(),
  z.refine((text) => isName(text)),
);
/** The origin of the page. It counts only where the settings do not name the site, on this machine. */
export const origin = shortText(300);
/** The columns of a file of shops, with the texts of one. */
export const shopCells = shortTable(SHOP_CELLS.count, SHOP_CELLS.characters);
/** The shop or the media of somebody outside. */
export const worksFor = {
  /** Of somebody with the role `shop`. */
  shop: z.optional(z.guid()),
  /** Of somebody with the role `partner`. */
  media: z.optional(shortList(z.guid(), MOST_MEDIA)),
};
export const uuid = z.object({ uuid: z.guid().check(z.toLowerCase()) });
/** The `next` of the piece of the list before it. */
export const after = z.object({ after: askedText });

export const OF_BODIES = ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body'] as const;
export const OF_PEOPLE = ['not_signed_in', 'not_allowed'] as const;
