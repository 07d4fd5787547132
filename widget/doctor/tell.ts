import { MEDIUM_UUID } from '#contract/base/product.ts';
import { urlOf } from '#contract/calls/call.ts';
import { noteFindings } from '#contract/calls/site.ts';
import type { Finding } from '#contract/embed/doctor.ts';
import { countedPage } from '#contract/media/counted-page.ts';
import { examinedOf } from './examine.ts';

/**
 * Tells the server what was found, so that the partner sees at the desk how each page was the last time: the codes and the
 * address of the page, once for each medium of its forms.
 */
export function tell(forms: readonly HTMLElement[], findings: readonly Finding[]): void {
  const codes = [...new Set(findings.map(({ code }) => code))].join();
  const urls = forms.flatMap((form) => {
    const uuid = form.getAttribute('medium-uuid')?.trim() ?? '';
    if (!MEDIUM_UUID.test(uuid)) return [];
    return urlOf(noteFindings, examinedOf(form).base, {
      params: { uuid },
      query: { page: countedPage(location), codes },
    });
  });
  for (const url of new Set(urls)) navigator.sendBeacon?.(url);
}
