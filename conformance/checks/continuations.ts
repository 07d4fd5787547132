import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import type { ChecksOf } from '../check.ts';

const [category] = CATEGORY_KEYS;
const item = { id: 'a', category, answers: {}, choices: {}, others: [] };
const waiting = {
  email: 'conformance@example.com',
  draft: { attributes: {}, attribution: '' },
  page: 'example.com/',
  test_key: '',
};

/** Drafts that wait for a mail to be opened: forms ask only our own server for them. */
export const continuations: ChecksOf<'continuations'> = {
  keepContinuation: {
    optional: true,
    sample: () => ({
      form: [
        ['continuation', JSON.stringify(waiting)],
        ['item', JSON.stringify(item)],
      ],
    }),
  },
};
