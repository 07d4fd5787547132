import { CALLS } from '#contract/calls/index.ts';

async function get<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** All postal codes that the address calls return, area by area, like a seller who does not know the code. */
async function allCodes(url: string): Promise<string[]> {
  const codes = new Set<string>();
  const { prefectures } = await get<{ prefectures: { prefecture_id: number }[] }>(
    url + CALLS.prefectures.path,
  );
  for (const { prefecture_id } of prefectures) {
    const address = `${url}${CALLS.cities.path}?prefecture_id=${prefecture_id}`;
    const { cities } = await get<{ cities: { city_id: number }[] }>(address);
    for (const { city_id } of cities) {
      const { areas } = await get<{ areas: { zipcode: string }[] }>(
        `${url}${CALLS.areas.path}?city_id=${city_id}`,
      );
      for (const { zipcode } of areas) if (/^\d{7}$/.test(zipcode)) codes.add(zipcode);
    }
  }
  return [...codes];
}

/** Golden-ratio steps visit a list evenly and never in order. */
function* evenly(length: number): Generator<number> {
  const step = Math.round(length * 0.618_034) | 1;
  for (let at = 0, count = 0; count < length; count += 1, at = (at + step) % length) yield at;
}

/** `count` different codes from all over the country, the same in every run. Neighbours in the list are far apart. */
export async function spreadCodes(url: string, count: number): Promise<string[]> {
  const codes = await allCodes(url);
  const picks = new Set<string>();
  for (const at of evenly(codes.length)) {
    const code = codes[at];
    if (code) picks.add(code);
    if (picks.size === count) break;
  }
  return [...picks];
}
