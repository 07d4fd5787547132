import { DEFAULT_MEDIUM_UUID, MEDIUM_UUID } from '#contract/base/product.ts';
import { medium as mediumCall } from '#contract/calls/site.ts';
import type { ContextField } from '#contract/media/context.ts';
import { contextProblem } from '#contract/media/kept-context.ts';
import { call } from '../../api/call.ts';
import { writtenValues } from '../../visit/written-values.ts';
import { type Check, type Found, found } from '../finding.ts';
import { hasAdLabel } from './ad-label.ts';

/** A page in a frame has its label around it, or not: nobody can look there. */
const isWholePage = () => window.top === window;

/** Somebody is paid for the requests of a medium that we have given out, except for that of the site itself. */
const isOfPartner = (uuid: string) => uuid.toLowerCase() !== DEFAULT_MEDIUM_UUID;

/** Named values of the page that the server does not keep. */
function unusedContext(form: HTMLElement, fields: readonly ContextField[]): Found[] {
  const values = writtenValues(
    form.getAttribute('context'),
    form.getAttribute('context-from'),
    location.search,
  );
  return [...values].flatMap(([name, value]) => {
    const why = contextProblem(fields, name, value.trim());
    return why && value.trim() ? [found('context-unused', why, name)] : [];
  });
}

/**
 * Checks that the medium is one of ours, and for this page, and that the page then says that it is an advertisement. An API
 * without this call reports nothing about media.
 */
export const mediumCheck: Check = async ({ form, base }) => {
  const uuid = form.getAttribute('medium-uuid')?.trim() ?? '';
  // One that is malformed is not used, and said by another check.
  if (!MEDIUM_UUID.test(uuid)) return [];
  try {
    const { known, here, context } = await call(mediumCall, base, { params: { uuid } });
    if (!known) return [found('medium-unknown', uuid)];
    if (!here) return [found('medium-elsewhere', uuid)];
    const isUnlabelled = isOfPartner(uuid) && isWholePage() && !hasAdLabel(document.body);
    return [...(isUnlabelled ? [found('no-ad-label')] : []), ...unusedContext(form, context)];
  } catch {
    return [];
  }
};
