import type { FollowUpItem } from '#contract/schemas/follow-up.ts';

/** One photo of the goods, as the pages behind links show it. */
export type Photo = FollowUpItem['photos'][number];
