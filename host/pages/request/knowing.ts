import { listedQuoted } from '#contract/language/manner.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import type { OwnShop } from './compare-quotes.ts';
import { ENDINGS } from './messages.ts';

/** Whether the shop has seen the seller's contact. */
export const isKnowing = ({ learned }: OwnShop): boolean => learned.some(({ what }) => what === 'contact');

/** The shops that have seen the seller's contact; '' if none has. */
export const knowing = ({ shops }: Pick<OwnRequest, 'shops'>): string => quotedNames(shops.filter(isKnowing));

/** The names of shops in a sentence. */
export const quotedNames = (shops: readonly OwnShop[]): string =>
  listedQuoted(shops.map(({ name }) => ENDINGS.shop(name)));
