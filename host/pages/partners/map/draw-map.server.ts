import { PREFECTURES, type PrefectureName } from '#contract/customer/prefectures.ts';
import { WHOLE_COUNTRY } from '#contract/desk/shop-columns.ts';
import type { PartnerShop } from '#contract/schemas/site.ts';
import { type Box, COARSE, FINE, type Island, liesIn, type MapDetail, placeOn } from './outlines.server.ts';

/** A part of the country: paths of the land that nobody serves, of the prefectures served, and of the shop's own. */
export interface MapPart {
  land: string;
  served: string;
  home: string;
}

/** A map of a shop, as the page draws it. Lengths are those of the view. */
export interface MapDrawing extends MapPart {
  view: readonly [left: number, top: number, width: number, height: number];
  /** The southern islands in a box of their own. */
  inset?: {
    frame: readonly [left: number, top: number, width: number, height: number];
    move: string;
    part: MapPart;
  };
  /** Where the shop stands, or its town. */
  pin?: { x: number; y: number };
  homeName: PrefectureName | '';
  servedNames: readonly string[];
}

type Shop = Pick<PartnerShop, 'address' | 'prefecture' | 'areas' | 'latitude' | 'longitude'>;
type Degrees = { latitude: number; longitude: number };

const OKINAWA: PrefectureName = '沖縄県';

/** The lengths of the map, in units of the package. */
const MAP = {
  /** Islands below this line are far away from the others. */
  south: 400,
  /** The southern islands. */
  islands: { left: 0, top: 424, right: 131, bottom: 517 },
  /** The least width and height of a view: the part of the country is known by its coasts. */
  least: 132,
  /** A wider view needs no more detail. */
  fine: 170,
} as const;

/** Parts of the view. */
const PARTS = { margin: 0.14, inset: 0.36, edge: 0.02 } as const;
/** The width of a view in heights, at least and at most. */
const SHAPE = { least: 1.15, most: 1.4 } as const;
/** Smaller islands, by the box around them, do not make the view wider. */
const MAIN_ISLAND = 0.12;

const isPrefecture = (name: string): name is PrefectureName => PREFECTURES.some((one) => one === name);

/** Where a shop stands; undefined where nobody says. */
const homeOf = ({ prefecture, address }: Shop): PrefectureName | undefined =>
  PREFECTURES.find((name) => name === prefecture) ?? PREFECTURES.find((name) => address.startsWith(name));

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

const sizeOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

const touches = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** The islands by which the view is chosen. */
function mainIslands({ islands, steps }: MapDetail, names: readonly PrefectureName[]): Island[] {
  const isAlone = names.every((name) => name === OKINAWA);
  return names.flatMap((name) => {
    const largest = Math.max(...islands[name].map(sizeOf));
    return islands[name].filter(
      (island) => sizeOf(island) >= MAIN_ISLAND * largest && (isAlone || island.top < MAP.south * steps),
    );
  });
}

/** The box with a margin, not smaller than the least, and neither too wide nor too high. */
function viewOf(box: Box, steps: number): Box {
  const [width, height] = [box.right - box.left, box.bottom - box.top].map((length) =>
    Math.max(length * (1 + 2 * PARTS.margin), MAP.least * steps),
  ) as [number, number];
  const wide = Math.max(width, height * SHAPE.least);
  const high = Math.max(height, wide / SHAPE.most);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return {
    left: Math.round(x - wide / 2),
    top: Math.round(y - high / 2),
    right: Math.round(x + wide / 2),
    bottom: Math.round(y + high / 2),
  };
}

function partIn(
  detail: MapDetail,
  view: Box,
  served: ReadonlySet<string>,
  home: string | undefined,
): MapPart {
  const part = { land: '', served: '', home: '' };
  for (const name of PREFECTURES) {
    const kind = name === home ? 'home' : served.has(name) ? 'served' : 'land';
    part[kind] += detail.islands[name]
      .filter((island) => touches(island, view))
      .map(({ path }) => path)
      .join('');
  }
  return part;
}

/** The corner of the view with the least land in it, for the box of the southern islands. */
function cornerOf(detail: MapDetail, view: Box, width: number, height: number): Box {
  const edge = Math.round(PARTS.edge * (view.right - view.left));
  const [left, right] = [view.left + edge, view.right - edge - width];
  const [top, bottom] = [view.top + edge, view.bottom - edge - height];
  const corners = [
    [left, top],
    [right, bottom],
    [right, top],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ left: x, top: y, right: x + width, bottom: y + height }));
  const points = Object.values(detail.islands).flatMap((islands) =>
    islands.flatMap((island) => island.points),
  );
  const landIn = (box: Box) =>
    points.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;
  return corners.reduce((best, corner) => (landIn(corner) < landIn(best) ? corner : best));
}

const frameOf = ({ left, top, right, bottom }: Box) => [left, top, right - left, bottom - top] as const;

/**
 * Draws where a shop stands and which prefectures it serves, from data that ship with the site.
 * @param town where its town is, for a shop without coordinates
 * @returns undefined for a shop of which neither is known
 */
export function drawMap(shop: Shop, town: Degrees | undefined): MapDrawing | undefined {
  const home = homeOf(shop);
  const isEverywhere = shop.areas.includes(WHOLE_COUNTRY);
  const served = isEverywhere ? PREFECTURES : shop.areas.filter(isPrefecture);
  const names = [...new Set([...served, ...(home ? [home] : [])])];
  if (names.length === 0) return undefined;

  const box = around(mainIslands(FINE, names));
  const detail =
    box.right - box.left > MAP.fine * FINE.steps || box.bottom - box.top > MAP.fine * FINE.steps
      ? COARSE
      : FINE;
  const view = viewOf(around(mainIslands(detail, names)), detail.steps);
  const draw = (part: Box) => partIn(detail, part, new Set(served), home);

  const hasInset = names.includes(OKINAWA) && names.length > 1;
  const main = { ...view, bottom: hasInset ? Math.min(view.bottom, MAP.south * detail.steps) : view.bottom };
  const { latitude, longitude } = shop;
  const degrees = latitude != null && longitude != null ? { latitude, longitude } : town;
  const place =
    home && degrees && liesIn(home, degrees.latitude, degrees.longitude)
      ? placeOn(detail, degrees.latitude, degrees.longitude)
      : undefined;
  const inset = hasInset ? insetOf(detail, view) : undefined;
  const pin = place && (inset && place.y > MAP.south * detail.steps ? inset.moved(place) : place);
  return {
    ...draw(main),
    view: frameOf(view),
    ...(inset && { inset: { frame: inset.frame, move: inset.move, part: draw(inset.islands) } }),
    ...(pin && { pin: { x: Math.round(pin.x), y: Math.round(pin.y) } }),
    homeName: home ?? '',
    servedNames: isEverywhere ? [WHOLE_COUNTRY] : served,
  };
}

/** The box of the southern islands, and how they come into it. */
function insetOf(detail: MapDetail, view: Box) {
  const { steps } = detail;
  const islands: Box = {
    left: MAP.islands.left * steps,
    top: MAP.islands.top * steps,
    right: MAP.islands.right * steps,
    bottom: MAP.islands.bottom * steps,
  };
  const width = Math.round(PARTS.inset * (view.right - view.left));
  const scale = width / (islands.right - islands.left);
  const height = Math.round(scale * (islands.bottom - islands.top));
  const corner = cornerOf(detail, view, width, height);
  const rounded = Math.round(scale * 1000) / 1000;
  const [right, down] = [corner.left - islands.left * rounded, corner.top - islands.top * rounded].map(
    Math.round,
  ) as [number, number];
  return {
    islands,
    frame: frameOf(corner),
    move: `translate(${right} ${down}) scale(${rounded})`,
    moved: ({ x, y }: { x: number; y: number }) => ({ x: right + x * rounded, y: down + y * rounded }),
  };
}
