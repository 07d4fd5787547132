import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { BUYING_METHODS } from '#contract/desk/shop-columns.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { uuidOf } from '../../../base/uuid-of.ts';
import type { CityRow, TownRow } from '../addresses.ts';
import { placeOfTown } from '../town-places.ts';
import { SEED_PARTNERS, type SeedPartner } from './partners.ts';
import { factsOfPrefecture } from './prefecture-facts.ts';
import { SeededRandom } from './random.ts';
import {
  CLOSINGS,
  COMPANY_ENDINGS,
  FAMILY_NAMES,
  fitting,
  GIVEN_NAMES,
  GREETINGS,
  HOURS,
  INTRODUCTIONS,
  MAIL_IN,
  NAME_ENDINGS,
  NAME_PREFIXES,
  NAME_STEMS,
  strengthsOf,
  type Trade,
} from './words.ts';

/** A row of `shops`, without the columns that matching writes. */
export interface ShopRow {
  uuid: string;
  shop_name: string;
  company_name: string;
  representative_name: string;
  zipcode: string;
  prefecture_id: number;
  address: string;
  latitude: number | null;
  longitude: number | null;
  tel: string;
  email: string;
  website_url: string;
  business_hours: string;
  logo: string | null;
  pr_comment: string;
  company_free_text: string;
  minna_free_text: string;
  antique_dealer_license: string;
  categories: CategoryKey[];
  specialties: CategoryKey[];
  methods: string[];
  served_prefecture_ids: number[];
  nationwide: boolean;
  recommended: boolean;
  display_content_uuid: string | null;
  created_at: string;
}

const FIRST_OPENING = Date.UTC(2021, 3, 1);
const DAY_MS = 86_400_000;

/** One shop in twelve buys by post from the whole country, with the same share in every prefecture. */
const NATIONWIDE_EVERY = 12;
const RECOMMENDED_EVERY = 40;

/**
 * Makes the invented partner shops: always the same ones, in every prefecture and every category.
 *
 * @param cities all municipalities @param towns their towns, for real addresses
 */
export function makeShops(cities: readonly CityRow[], towns: readonly TownRow[]): ShopRow[] {
  const townsOfCity = Map.groupBy(
    towns.filter((town) => town.name && town.listed),
    (town) => town.city_id,
  );
  const shops: ShopRow[] = [];
  for (const index of PREFECTURES.keys()) {
    const prefectureId = index + 1;
    const seats = cities.filter((city) => city.prefecture_id === prefectureId && /[市区]$/.test(city.name));
    for (let number = 0; number < factsOfPrefecture(prefectureId).shops; number++) {
      shops.push(makeShop(prefectureId, number, shops.length, seats, townsOfCity));
    }
  }
  return shops;
}

function makeShop(
  prefectureId: number,
  numberInPrefecture: number,
  number: number,
  seats: readonly CityRow[],
  townsOfCity: ReadonlyMap<number, TownRow[]>,
): ShopRow {
  const random = new SeededRandom(prefectureId * 1000 + numberInPrefecture);
  const nationwide = number % NATIONWIDE_EVERY === 0;
  const isRecommended = number % RECOMMENDED_EVERY === 7;
  const partner = isRecommended ? SEED_PARTNERS[Math.floor(number / RECOMMENDED_EVERY)] : undefined;
  const categories = withCategory(
    makeCategories(random, nationwide ? number / NATIONWIDE_EVERY : numberInPrefecture),
    partner?.category,
  );
  const methods = makeMethods(random, nationwide);
  const seat = random.pick(seats);
  const town = random.pick(townsOfCity.get(seat.id) ?? []);
  const domain = `shop-${String(number + 1).padStart(4, '0')}.example`;
  return {
    uuid: uuidOf(`shop ${prefectureId}-${numberInPrefecture}`),
    ...makeNames(random, { number, seat, fits: { categories, methods }, partner }),
    ...makePlace(random, prefectureId, seat, town),
    tel: makeTel(random, factsOfPrefecture(prefectureId).areaCode),
    email: `info@${domain}`,
    website_url: `https://${domain}/`,
    business_hours: HOURS[number % HOURS.length] ?? '',
    logo: partner?.logo ?? null,
    ...makeTexts(random, { categories, methods }, partner),
    antique_dealer_license: makeLicense(random, prefectureId),
    categories,
    methods,
    served_prefecture_ids: nationwide ? [] : makeServed(random, prefectureId),
    nationwide,
    recommended: isRecommended,
    display_content_uuid: isRecommended ? uuidOf(`content ${number}`) : null,
    created_at: new Date(FIRST_OPENING + random.between(0, 1600) * DAY_MS).toISOString(),
  };
}

/** Two to eight, one of them in turn, so that no category is left out anywhere. */
function makeCategories(random: SeededRandom, round: number): CategoryKey[] {
  const certain = CATEGORY_KEYS[round % CATEGORY_KEYS.length] ?? 'watch';
  const others = random.sample(CATEGORY_KEYS, random.between(2, 7));
  return CATEGORY_KEYS.filter((key) => key === certain || others.includes(key));
}

function makeMethods(random: SeededRandom, nationwide: boolean): string[] {
  const methods = random.sample(BUYING_METHODS, random.between(1, 3));
  return BUYING_METHODS.filter((method) => methods.includes(method) || (nationwide && method === MAIL_IN));
}

/** The shop's own prefecture, and for two shops in three some or all neighbouring prefectures. */
function makeServed(random: SeededRandom, prefectureId: number): number[] {
  const { neighbours } = factsOfPrefecture(prefectureId);
  const others = random.next() < 1 / 3 ? [] : random.sample(neighbours, random.between(1, neighbours.length));
  return [prefectureId, ...others].sort((a, b) => a - b);
}

const withCategory = (categories: readonly CategoryKey[], category: CategoryKey | undefined): CategoryKey[] =>
  CATEGORY_KEYS.filter((key) => key === category || categories.includes(key));

interface Naming {
  number: number;
  seat: CityRow;
  fits: Trade;
  partner: SeedPartner | undefined;
}

function makeNames(random: SeededRandom, { number, seat, fits, partner }: Naming) {
  // Every combination of stem and ending is used once before any is used again.
  const stem = NAME_STEMS[number % NAME_STEMS.length];
  const ending = NAME_ENDINGS[Math.floor(number / NAME_STEMS.length) % NAME_ENDINGS.length];
  const branch = seat.name.replace(/^.*[市郡](?=.+[区町村]$)/, '').replace(/[市区町村]$/, '');
  // Always picked, also for partners, so that the random numbers of the following shops stay the same.
  const names = {
    shop_name: `${random.pick(fitting(NAME_PREFIXES, fits))}${stem}${ending} ${branch}店`,
    company_name: `株式会社${stem}${random.pick(COMPANY_ENDINGS)}`,
    representative_name: `${random.pick(FAMILY_NAMES)} ${random.pick(GIVEN_NAMES)}`,
  };
  if (!partner) return names;
  return { ...names, shop_name: `${partner.name} ${branch}店`, company_name: `株式会社${partner.company}` };
}

function makePlace(random: SeededRandom, prefectureId: number, seat: CityRow, town: TownRow) {
  const block = [random.between(1, 9), random.between(1, 28), random.between(1, 19)].join('-');
  // The block is made up, so the place is that of the town.
  const place = placeOfTown(seat.id);
  return {
    zipcode: town.zipcode,
    prefecture_id: prefectureId,
    address: `${PREFECTURES[prefectureId - 1]}${seat.name}${town.name}${block}`,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

/** No Japanese exchange code begins with 0, so the number belongs to no real subscriber. */
function makeTel(random: SeededRandom, areaCode: string): string {
  const exchange = String(random.between(0, 10 ** (5 - areaCode.length) - 1)).padStart(
    6 - areaCode.length,
    '0',
  );
  return `${areaCode}-${exchange}-${String(random.between(0, 9999)).padStart(4, '0')}`;
}

/** Twelve digits, as in real licences. No real one begins with 00. */
function makeLicense(random: SeededRandom, prefectureId: number): string {
  const digits = `00${String(random.between(0, 9_999_999_999)).padStart(10, '0')}`;
  return `${PREFECTURES[prefectureId - 1]}公安委員会 第${digits}号`;
}

function makeTexts(random: SeededRandom, fits: Trade, partner: SeedPartner | undefined) {
  const { categories, methods } = fits;
  // A shop is strong in the category that its name promises.
  const choice = random.pick(categories);
  const strong = partner?.category ?? choice;
  const strength = partner?.strength ?? random.pick(strengthsOf(strong));
  const labels = categories.map((key) => CATEGORIES[key].label).join('、');
  const introductions = BUYING_METHODS.filter((method) => methods.includes(method)).map(
    (method) => INTRODUCTIONS[method],
  );
  const [greetings, closings] = [fitting(GREETINGS, fits), fitting(CLOSINGS, fits)];
  return {
    specialties: [strong],
    pr_comment: `${strength}。\n${random.pick(greetings)}${random.pick(closings)}`,
    company_free_text: `${random.pick(greetings)}${labels}を取り扱っています。${strength}。${random.pick(closings)}`,
    minna_free_text: `${partner?.goods ?? CATEGORIES[strong].label}に力を入れているお店です。${introductions.join('')}`,
  };
}
