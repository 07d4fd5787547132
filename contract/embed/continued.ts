/** The days for which a seller can go on with the answers that a mail leads to. Then they are erased. */
export const CONTINUED_DAYS = 7;

/**
 * In the fragment of an address, with the token of a mail, it brings kept answers into the form of the page:
 * `#continue=TOKEN`. A fragment is not sent to servers.
 */
export const CONTINUE_FRAGMENT = 'continue';

/** The link of a mail. @param site where our own form stands, without a slash at its end */
export const continueUrl = (site: string, token: string): string =>
  `${site}/form#${CONTINUE_FRAGMENT}=${token}`;

/** The settings of a form that go with its answers, so that a request counts towards the same page of a partner. */
export const CONTINUED_ATTRIBUTES = [
  'theme',
  'lang',
  'initial-category',
  'medium-uuid',
  'mode',
  'tracking',
  'context',
  'variant',
] as const;
export type ContinuedAttribute = (typeof CONTINUED_ATTRIBUTES)[number];
