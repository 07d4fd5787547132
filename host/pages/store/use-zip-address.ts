import { useEffect, useState } from 'react';
import { fromZipcode } from '#contract/calls/addresses.ts';
import { isZip } from '#contract/customer/postal-code.ts';
import { call } from '../../data/call.ts';
import { CallError } from '../../data/http.ts';
import { useSite } from '../../settings/use-site.ts';

/** The parts of the address as one text (document 1, section 7); '' where the answer names no place. @throws CallError */
export async function addressOfZip(api: string, zip: string, signal?: AbortSignal): Promise<string> {
  const { area } = await call(fromZipcode, { api, params: { zip }, signal });
  return area.prefecture_name + area.city_name + area.area_name;
}

export type ZipAddress =
  | { state: 'none' | 'loading' | 'unknown' | 'failed' }
  | { state: 'found'; address: string };

/** The address of a postal code, once it is complete. A late answer for an earlier code is dropped. */
export function useZipAddress(zip: string): ZipAddress {
  const { apiBase } = useSite().settings;
  const [answer, setAnswer] = useState<{ zip: string; address: ZipAddress }>();
  useEffect(() => {
    if (!isZip(zip)) return undefined;
    const controller = new AbortController();
    const take = (address: ZipAddress) => {
      if (!controller.signal.aborted) setAnswer({ zip, address });
    };
    addressOfZip(apiBase, zip, controller.signal).then(
      (address) => take(address ? { state: 'found', address } : { state: 'unknown' }),
      (error: unknown) => {
        // 404: there is no such code. Any other failure gives no information about the code.
        const isUnknown = error instanceof CallError && error.status === 404;
        take({ state: isUnknown ? 'unknown' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [zip, apiBase]);
  if (!isZip(zip)) return { state: 'none' };
  return answer?.zip === zip ? answer.address : { state: 'loading' };
}
