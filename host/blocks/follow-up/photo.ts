import type { FollowUpItem } from '#server/quotes/link-acts.ts';

/** One photo of the goods, as the pages behind links show it. */
export type PhotoOnPage = FollowUpItem['photos'][number];
