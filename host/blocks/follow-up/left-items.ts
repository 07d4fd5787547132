import type { FollowUpItem } from '#server/quotes/link-acts.ts';

/** The goods that the seller has not withdrawn. */
export const leftItems = (items: readonly FollowUpItem[]): FollowUpItem[] =>
  items.filter(({ withdrawn }) => !withdrawn);
