import { data } from 'react-router';
import { areaShops } from '#contract/calls/shops.ts';
import type { AreaShops } from '#contract/schemas/site.ts';
import { type Area, type ServedArea, slugsOf } from '#contract/site/areas.ts';
import { loadAreas } from '../../data/areas.ts';
import { call } from '../../data/call.ts';
import { CallError } from '../../data/http.ts';
import { absoluteLogo } from '../../data/logo-url.ts';
import { logFailure } from '../../data/outcome.ts';
import { isNotThere } from '../../data/shop-facts.ts';
import { ERRORS } from '../../frame/messages.ts';
import type { Site } from '../../settings/context.ts';

/** Where nobody buys there is no page. */
export const noSuchArea = () => data(ERRORS.unknownPath, { status: 404 });

/** Search engines come again after a failure of the API, and forget nothing. */
function failure(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  logFailure('areas', error);
  return data(null, { status: 503 });
}

/** The areas for a page that consists of them. @throws a 404 or a 503 of the router */
export async function requireAreas(site: Site): Promise<readonly ServedArea[]> {
  const areas = await loadAreas(site).catch((error: unknown) => {
    throw failure(error);
  });
  if (areas.length === 0) throw noSuchArea();
  return areas;
}

/** The shops of an area. @throws a 404 or a 503 of the router */
export async function requireAreaShops({ settings, api }: Site, area: Area): Promise<AreaShops> {
  const answer = await call(areaShops, { api, params: slugsOf(area) }).catch((error: unknown) => {
    throw isNotThere(error) ? noSuchArea() : failure(error);
  });
  return {
    ...answer,
    data: answer.data.map((shop) => ({ ...shop, logo: absoluteLogo(shop.logo, settings.apiBase) })),
  };
}
