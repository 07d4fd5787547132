import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ROUTES } from '#contract/routes.ts';
import { CallError, getJson } from '#host/data/http.ts';
import { useSite } from '#host/settings/use-site.ts';
import { ZIP_DIGITS } from './registration-rules.ts';

/** GET /v1/addresses/from_zipcode/{zip7} (document 1, section 7). */
const fromZipcode = z.object({
  area: z.object({ prefecture_name: z.string(), city_name: z.string(), area_name: z.nullish(z.string()) }),
});

/** The joined address; '' where the code is known but names no place. Throws CallError. */
export async function addressOfZip(base: string, zipcode: string, signal?: AbortSignal): Promise<string> {
  const { data } = await getJson(`${base}${ROUTES.fromZipcode}/${zipcode}`, fromZipcode, signal);
  const { prefecture_name, city_name, area_name } = data.area;
  return [prefecture_name, city_name, area_name ?? ''].join('');
}

export type ZipAddress =
  | { state: 'none' | 'loading' | 'unknown' | 'failed' }
  | { state: 'found'; address: string };

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
    addressOfZip(apiBase, zipcode, gone.signal).then(
      (address) => {
        if (!gone.signal.aborted) setAnswer(address ? { state: 'found', address } : { state: 'unknown' });
      },
      (error: unknown) => {
        // 404: there is no such code. Anything else says nothing about the code.
        const isUnknown = error instanceof CallError && error.status === 404;
        if (!gone.signal.aborted) setAnswer({ state: isUnknown ? 'unknown' : 'failed' });
      },
    );
    return () => gone.abort();
  }, [zipcode, apiBase]);
  return answer;
}
