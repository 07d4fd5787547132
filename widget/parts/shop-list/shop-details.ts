import { translated } from '#contract/language/words.ts';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import { formatTel } from '../../japanese/width.ts';
import { MESSAGES } from './messages.ts';

/** A shop as its card shows it. Details that the shop did not give are undefined. */
export interface ShopDetails {
  readonly name: string;
  /** Why it was chosen. */
  readonly reasons: string | undefined;
  readonly comment: string | undefined;
  readonly address: string | undefined;
  readonly tel: string | undefined;
  /** A `tel:` URL; undefined if the number has no digits to dial. */
  readonly telHref: string | undefined;
  readonly website: string | undefined;
}

export function shopDetails(shop: CompanyShop): ShopDetails {
  const tel = formatTel(shop.tel.trim());
  return {
    name: shop.company_shop_name.trim() || MESSAGES.unnamed,
    reasons: shop.reasons?.map(translated).join(MESSAGES.between) || undefined,
    comment: oneLine(shop.pr_comment) || undefined,
    address: oneLine(shop.address) || undefined,
    tel: tel || undefined,
    telHref: telHref(tel),
    website: webAddress(shop.website_url),
  };
}

/** Newlines are replaced with spaces (document 2, section 9). */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

/** Shops write their numbers in many ways: with hyphens, brackets or full-width digits. */
function telHref(tel: string): string | undefined {
  const number = tel.normalize('NFKC').replace(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

/** Shops' own text must not become a `javascript:` link. */
function webAddress(text: string): string | undefined {
  try {
    const { protocol, href } = new URL(text.trim());
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
