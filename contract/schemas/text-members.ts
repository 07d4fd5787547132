import type * as z from 'zod/mini';
import { keysOf, tableOf } from '../base/keys.ts';
import { ruledText } from './bounds.ts';

/**
 * Members of an object that are all texts, by the rules of the rows of their fields, and further ones after them. Has no side effects, so that a bundler drops the schemas that a page does not use.
 */
// @__NO_SIDE_EFFECTS__
export function textMembers<const Key extends string, More extends Record<string, z.ZodMiniType>>(
  fields: Readonly<Record<Key, { readonly limit: number }>>,
  more: More,
): Record<Key, z.ZodMiniString> & More {
  return { ...tableOf(keysOf(fields), (key) => ruledText(fields[key].limit)), ...more };
}
