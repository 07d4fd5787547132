/** True in the slow stage of `npm run test:all`, which leaves nothing out. */
export const IS_THOROUGH = Boolean(process.env.SLOW_TESTS);

/** A share of many like cases, others for each place; all of them in the slow stage. @param share one in so many */
export const partOf = <Case>(cases: readonly Case[], place: number, share: number): readonly Case[] =>
  IS_THOROUGH ? cases : cases.filter((_, at) => at % share === place % share);
