import { prefectures } from '#contract/calls/addresses.ts';
import { call } from '../../api/call.ts';
import { type Check, found } from '../finding.ts';

/** Checks that the API answers this page, and as an API does. */
export const api: Check = async ({ base }) => {
  try {
    await call(prefectures, base, {});
    return [];
  } catch {
    return [found('api-unreachable', base)];
  }
};
