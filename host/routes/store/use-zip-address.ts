import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ROUTES } from '#contract/routes.ts';
import { getJson } from '../../api/http.ts';
import { useSite } from '../../site/use-site.ts';
import { ZIP_DIGITS } from './registration-rules.ts';

/** GET /v1/addresses/from_zipcode/{zip7} (document 1, section 7). */
const fromZipcode = z.object({
  area: z.object({ prefecture_name: z.string(), city_name: z.string(), area_name: z.nullish(z.string()) }),
});

export type ZipAddress = { state: 'none' | 'loading' | 'unknown' } | { state: 'found'; address: string };

/** The address of a postal code, asked for when exactly seven digits stand there. A late answer to an old code is dropped. */
export function useZipAddress(zipcode: string): ZipAddress {
  const { apiBase } = useSite().settings;
  const [answer, setAnswer] = useState<ZipAddress>({ state: 'none' });
  useEffect(() => {
    if (zipcode.length !== ZIP_DIGITS) {
      setAnswer({ state: 'none' });
      return undefined;
    }
    const gone = new AbortController();
    setAnswer({ state: 'loading' });
    getJson(`${apiBase}${ROUTES.fromZipcode}/${zipcode}`, fromZipcode, gone.signal).then(
      ({ data: { area } }) => {
        const address = [area.prefecture_name, area.city_name, area.area_name ?? ''].join('');
        if (!gone.signal.aborted) setAnswer(address ? { state: 'found', address } : { state: 'unknown' });
      },
      () => {
        if (!gone.signal.aborted) setAnswer({ state: 'unknown' });
      },
    );
    return () => gone.abort();
  }, [zipcode, apiBase]);
  return answer;
}
