import { MEDIUM_UUID } from '#contract/base/product.ts';
import { medium as mediumCall } from '#contract/calls/site.ts';
import { call } from '../../api/call.ts';
import { type Check, found } from '../finding.ts';

/** Checks that the medium is one of ours, and for this page. An API without this call reports nothing about media. */
export const mediumCheck: Check = async ({ form, base }) => {
  const uuid = form.getAttribute('medium-uuid')?.trim() ?? '';
  // One that is malformed is not used, and said by another check.
  if (!MEDIUM_UUID.test(uuid)) return [];
  try {
    const { known, here } = await call(mediumCall, base, { params: { uuid } });
    if (!known) return [found('medium-unknown', uuid)];
    return here ? [] : [found('medium-elsewhere', uuid)];
  } catch {
    return [];
  }
};
