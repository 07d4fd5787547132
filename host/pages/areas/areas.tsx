import { href } from 'react-router';
import { dayInJapan, dayInWords } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { type PrefectureName, REGIONS, type Region } from '#contract/customer/prefectures.ts';
import { isIndexed, type ServedArea } from '#contract/site/areas.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Words } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/areas.ts';
import { AreaLinks } from './area-links.tsx';
import styles from './areas.module.css';
import { AREAS } from './messages.ts';
import { requireAreas } from './require-areas.server.ts';

/** The number of prefectures that are seen at once; more are folded by region. */
const OPEN_UP_TO = 8;

interface ServedPrefecture {
  prefecture: PrefectureName;
  areas: readonly ServedArea[];
}

const inRegion = (region: Region, areas: readonly ServedArea[]): ServedPrefecture[] =>
  REGIONS[region]
    .map((prefecture) => ({ prefecture, areas: areas.filter((area) => area.prefecture === prefecture) }))
    .filter((served) => served.areas.length > 0);

export async function loader({ context }: Route.LoaderArgs) {
  const areas = await requireAreas(context.get(siteContext));
  const regions = keysOf(REGIONS)
    .map((region) => ({ region, prefectures: inRegion(region, areas) }))
    .filter(({ prefectures }) => prefectures.length > 0);
  const count = regions.reduce((sum, { prefectures }) => sum + prefectures.length, 0);
  return {
    regions,
    isOpen: count <= OPEN_UP_TO,
    isIndexed: areas.some(isIndexed),
    lead: AREAS.lead(dayInWords(dayInJapan(new Date()))),
  };
}

export const handle: PageHandle = { contents: ['shops'] };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  // The page of an error has a title of its own.
  if (!loaderData) return [];
  const { title, description, keywords } = AREAS;
  return pageMeta(matches, {
    title,
    description,
    keywords,
    path: href('/areas'),
    noindex: !loaderData.isIndexed,
  });
};

/** All areas in which somebody buys, with the numbers of shops. */
export default function Areas({ loaderData: { regions, isOpen, lead } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={AREAS.title} lead={lead} />
      <div className={styles.body}>
        <div className={styles.regions}>
          {regions.map(({ region, prefectures }) => (
            <details key={region} open={isOpen}>
              <summary>
                <h2>{region}</h2>
                <span>
                  <Words>{prefectures.map(({ prefecture }) => prefecture)}</Words>
                </span>
                <Icon name="down" />
              </summary>
              <dl>
                {prefectures.map(({ prefecture, areas }) => (
                  <div key={prefecture}>
                    <dt>{prefecture}</dt>
                    <dd>
                      <AreaLinks areas={areas} by="category" />
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
        </div>
      </div>
    </>
  );
}
