import type { OwnRequest } from '#contract/schemas/follow-up.ts';
import { ENDINGS } from './messages.ts';

/** The shops that have seen the seller's contact; '' if none has. */
export const knowing = ({ shops }: Pick<OwnRequest, 'shops'>): string =>
  shops
    .filter(({ learned }) => learned.some(({ what }) => what === 'contact'))
    .map(({ name }) => ENDINGS.shop(name))
    .join('');
