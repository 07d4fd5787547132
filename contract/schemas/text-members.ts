import * as z from 'zod/mini';
import { tableOf } from '../keys.ts';

/**
 * Members of an object that are all texts, and further ones after them. The rules of the texts are in the rows of the
 * fields. Has no side effects, so that a bundler drops the schemas that a page does not use.
 */
// @__NO_SIDE_EFFECTS__
export function textMembers<const Key extends string, More extends Record<string, z.ZodMiniType>>(
  keys: readonly Key[],
  more: More,
): Record<Key, z.ZodMiniString> & More {
  return { ...tableOf(keys, () => z.string()), ...more };
}
