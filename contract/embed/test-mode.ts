/**
 * In the fragment of an address, with a key of the partner's desk, it puts the form in test mode for one visit:
 * `#appraisal-form-test=KEY`. A fragment is not sent to servers.
 */
export const TEST_FRAGMENT = 'appraisal-form-test';

/** The name of the key in the session storage. */
export const TEST_KEPT_AS = 'appraisal-form:test';

/** The address of a page with a key. */
export const testUrl = (page: string, key: string): string =>
  `${page.replace(/#.*$/s, '')}#${TEST_FRAGMENT}=${key}`;
