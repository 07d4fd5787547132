import type { FollowUpItem } from '#contract/schemas/follow-up.ts';

/** The goods that the seller has not withdrawn. */
export const leftItems = (items: readonly FollowUpItem[]): FollowUpItem[] =>
  items.filter(({ withdrawn }) => !withdrawn);
