import { href } from 'react-router';
import { dayInWords } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { REGIONS } from '#contract/customer/prefectures.ts';
import { slugOf } from '#contract/goods/categories.ts';
import { TOLD_MEDIAN } from '#contract/life/figures.ts';
import type { AreaShops } from '#contract/schemas/site.ts';
import { type Area, areaOf, isIndexed, type ServedArea, slugsOf } from '#contract/site/areas.ts';
import { atOnce } from '#contract/site/shop-facts.ts';
import { firstQuoteHours } from '../../blocks/before-sending/load-before-sending.server.ts';
import { withinHours } from '../../blocks/before-sending/messages.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { Section, SectionMore } from '../../blocks/section/section.tsx';
import { areaLabel } from '../../frame/labels.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { StructuredData } from '../../frame/structured-data.tsx';
import { siteContext } from '../../settings/context.ts';
import { useSite } from '../../settings/use-site.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { FORM_ID } from '../lp/frame.ts';
import { landingOf } from '../lp/words/landing-of.ts';
import { NO_FILTERS, searchUrl } from '../partners/search.ts';
import { ShopItem } from '../partners/shop-item.tsx';
import type { Route } from './+types/area.ts';
import styles from './area.module.css';
import { AreaLinks } from './area-links.tsx';
import { AREA, AREAS, TRAVEL, WAYS } from './messages.ts';
import { noSuchArea, requireAreaShops, requireAreas } from './require-areas.server.ts';

const regionOf = ({ prefecture }: Area) =>
  keysOf(REGIONS).find((region) => REGIONS[region].some((name) => name === prefecture)) ?? '';

/** The other goods of the prefecture, and the prefectures of its region for the same goods. */
function neighboursOf(area: Area, areas: readonly ServedArea[]) {
  const region = regionOf(area);
  return {
    region,
    goods: areas.filter(
      ({ prefecture, category }) => prefecture === area.prefecture && category !== area.category,
    ),
    near: areas.filter(
      (other) =>
        other.category === area.category &&
        other.prefecture !== area.prefecture &&
        regionOf(other) === region,
    ),
  };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const area = areaOf(params);
  if (!area) throw noSuchArea();
  const areas = await requireAreas(site);
  const [buyers, hours] = await Promise.all([requireAreaShops(site, area), firstQuoteHours(site)]);
  return {
    area,
    buyers,
    hours,
    landing: landingOf(area.category),
    neighbours: neighboursOf(area, areas),
  };
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  contents: ['shops'],
  crumb: ({ loaderData }) => loaderData && AREA.name(loaderData.area),
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  // The page of an error has a title of its own.
  if (!loaderData) return [];
  const { area, buyers } = loaderData;
  return pageMeta(matches, {
    title: areaLabel(area),
    description: AREA.description(area, buyers.count),
    keywords: AREA.keywords(area),
    path: href('/areas/:prefecture/:category', slugsOf(area)),
    noindex: !isIndexed({ ...area, shops: buyers.count }),
  });
};

interface BuyersProps {
  area: Area;
  buyers: AreaShops;
}

function Figure({
  label,
  before,
  number,
  unit,
}: {
  label: string;
  before?: string;
  number: string;
  unit: string;
}) {
  return (
    <div>
      <dt>
        <Phrases>{label}</Phrases>
      </dt>
      <dd>
        {before && <small>{before}</small>}
        {number}
        <small>{unit}</small>
      </dd>
    </div>
  );
}

function Figures({ area, buyers, hours }: BuyersProps & { hours: number | null }) {
  const { figures } = AREA;
  const { count, standing, day } = buyers;
  const [time, unit = ''] = hours === null ? [] : withinHours(hours);
  return (
    <div className={styles.figures}>
      <dl>
        <Figure label={figures.count} number={count.toLocaleString('ja-JP')} unit={figures.unit} />
        {standing > 0 && (
          <Figure
            label={figures.standing(area)}
            number={standing.toLocaleString('ja-JP')}
            unit={figures.unit}
          />
        )}
        {count > 1 && (
          <Figure
            label={figures.most}
            before={figures.upTo}
            number={`${atOnce(count)}`}
            unit={figures.unit}
          />
        )}
        {time && <Figure label={figures.first} number={time} unit={unit} />}
      </dl>
      <p>
        <Phrases>{figures.day(dayInWords(day))}</Phrases>
      </p>
      {time && (
        <p>
          <Phrases>{figures.median(TOLD_MEDIAN.days)}</Phrases>
        </p>
      )}
    </div>
  );
}

function Ways({ area, buyers: { ways } }: BuyersProps) {
  const offered = keysOf(WAYS).filter((way) => ways[way] > 0);
  const missing = keysOf(WAYS).filter((way) => ways[way] === 0);
  const { title, none, unknown } = AREA.ways;
  return (
    <Section title={title} lead={TRAVEL[area.category]} head="aside">
      {offered.length > 0 && (
        <dl className={styles.ways}>
          {offered.map((way) => (
            <div key={way}>
              <dt>
                {WAYS[way].title}
                <strong>{AREAS.shops(ways[way])}</strong>
              </dt>
              <dd>
                <Phrases>{WAYS[way].text(area)}</Phrases>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className={styles.missing}>
          <Phrases>{offered.length > 0 ? none(missing.map((way) => WAYS[way].name)) : unknown}</Phrases>
        </p>
      )}
    </Section>
  );
}

/** The search for the shops that stand in the prefecture, or for those of all prefectures where none does. */
const searchFor = ({ prefecture, category }: Area, standing: number) =>
  href('/partners') +
  searchUrl({
    ...NO_FILTERS,
    categories: [slugOf(category)],
    prefectureNames: standing > 0 ? [prefecture] : [],
    page: 1,
  });

function Shops({ area, buyers: { count, standing, data: shops } }: BuyersProps) {
  const { title, some, elsewhere, all, search } = AREA.shops;
  const left = count > shops.length ? some(area, shops.length) : undefined;
  return (
    <Section title={title} lead={standing === 0 ? elsewhere(area) : left} ground="sand">
      <ul className={styles.shops}>
        {shops.map((shop) => (
          <ShopItem shop={shop} heading="h3" key={shop.uuid} />
        ))}
      </ul>
      <SectionMore>
        <Link className={buttonClass('line')} to={searchFor(area, standing)}>
          <Phrases>{standing > shops.length ? all(area) : search}</Phrases>
          <Icon name="arrow" />
        </Link>
      </SectionMore>
    </Section>
  );
}

type OthersProps = Pick<Route.ComponentProps['loaderData'], 'area' | 'neighbours'>;

function Others({ area, neighbours: { region, goods, near } }: OthersProps) {
  const { title, goods: ofPrefecture, near: ofRegion, all } = AREA.others;
  return (
    <Section title={title} head="aside">
      <div className={styles.others}>
        {goods.length > 0 && (
          <div>
            <h3>
              <Phrases>{ofPrefecture(area)}</Phrases>
            </h3>
            <AreaLinks areas={goods} by="category" />
          </div>
        )}
        {near.length > 0 && (
          <div>
            <h3>
              <Phrases>{ofRegion(area, region)}</Phrases>
            </h3>
            <AreaLinks areas={near} by="prefecture" />
          </div>
        )}
        <Link className={styles.all} to={href('/areas')}>
          {all}
          <Icon name="arrow" />
        </Link>
      </div>
    </Section>
  );
}

/** The shops as a list for search engines. */
function shopFactsOf({ data: shops }: AreaShops, origin: string): object {
  return {
    '@type': 'ItemList',
    itemListElement: shops.map(({ uuid, shop_name: name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + href('/partners/:uuid', { uuid }),
    })),
  };
}

/** The shops that buy some goods from a prefecture: their number, the ways of the goods to them, and some of them. */
export default function AreaPage({ loaderData }: Route.ComponentProps) {
  const { area, buyers, hours, landing, neighbours } = loaderData;
  const { origin } = useSite();
  return (
    <>
      <PageTitle title={areaLabel(area)} lead={AREA.lead(area, buyers.count)}>
        <div className={styles.start}>
          <Link className={buttonClass('gold')} to={`${landing}#${FORM_ID}`}>
            <Phrases>{AREA.ask(area)}</Phrases>
            <Icon name="arrow" />
          </Link>
          <Link to={landing}>{AREA.toLanding(area)}</Link>
        </div>
        <Figures area={area} buyers={buyers} hours={hours} />
      </PageTitle>
      <Ways area={area} buyers={buyers} />
      <Shops area={area} buyers={buyers} />
      <Others area={area} neighbours={neighbours} />
      <StructuredData facts={[shopFactsOf(buyers, origin)]} />
    </>
  );
}
