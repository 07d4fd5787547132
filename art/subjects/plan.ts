import type { Placement, Variant } from './subject.ts';
import { resultName, SUBJECTS, type SubjectKey } from './subjects.ts';

/** One run of the renderer. Several pictures can be cropped from it. */
export interface Render {
  readonly name: string;
  readonly scene: string;
  readonly params: Variant['params'];
  readonly place?: Variant['place'];
  /** The size of the render in pixels. Pictures are scaled down from it, which smooths edges. */
  readonly frame: { width: number; height: number } & Placement;
  /** The maximum number of light paths per pixel. */
  readonly samples: number;
}

export type PictureGroup = 'heroes' | 'tiles' | 'results';

/** A picture that pages get by its name. */
export interface PicturePlan {
  readonly name: string;
  readonly group: PictureGroup;
  readonly alt: string;
  readonly render: Render;
  /** The aspect ratio (width / height) of a crop around the object. Without it, the picture is the whole render. */
  readonly crop?: { readonly aspect: number };
  /** The widths in pixels to encode, ascending, with the maximum number of bytes for each AVIF file. */
  readonly widths: readonly { readonly width: number; readonly budget: number }[];
  /** The width of the JPEG file for old browsers. */
  readonly jpeg: number;
}

const KB = 1024;
/** The size of the 2x picture. */
const HERO = { width: 3280, height: 1845 };
/** Places are out of focus behind the object, and take longer to render. */
const HERO_IN_PLACE = { width: 2460, height: 1384 };
const HERO_PLACE = { x: 0.7, y: 0.57, zoom: 0.8 };
const CARD = { width: 960, height: 720 };
const TILE = { width: 600, height: 600 };
/** On a phone the headline is above the object, so the picture is a crop of the same render. */
const PHONE_ASPECT = 4 / 5;

function heroPictures(
  key: SubjectKey,
  scene: string,
  { alt, params, placement, place }: Variant,
): PicturePlan[] {
  const size = place ? HERO_IN_PLACE : HERO;
  const frame = { ...size, ...HERO_PLACE, ...placement };
  const render = { name: `hero-${key}`, scene, params, ...(place && { place }), frame, samples: 16 };
  const wide = [
    { width: 820, budget: 28 * KB },
    { width: 1640, budget: 60 * KB },
    { width: size.width, budget: 120 * KB },
  ];
  const phone = [
    { width: 480, budget: 20 * KB },
    { width: 960, budget: 48 * KB },
  ];
  return [
    { name: `hero-${key}`, group: 'heroes', alt, render, widths: wide, jpeg: 1640 },
    {
      name: `hero-${key}-phone`,
      group: 'heroes',
      alt,
      render,
      crop: { aspect: PHONE_ASPECT },
      widths: phone,
      jpeg: 960,
    },
  ];
}

function tilePicture(key: SubjectKey, scene: string, { alt, params, placement }: Variant): PicturePlan {
  const frame = { ...TILE, ...placement };
  const render = { name: `tile-${key}`, scene, params, frame, samples: 16 };
  const widths = [
    { width: 160, budget: 3 * KB },
    { width: 400, budget: 8 * KB },
  ];
  return { name: `tile-${key}`, group: 'tiles', alt, render, widths, jpeg: 400 };
}

function resultPicture(key: SubjectKey, scene: string, variant: Variant, index: number): PicturePlan {
  const name = `achievement-${resultName(key)}-${index + 1}`;
  const frame = { ...CARD, ...variant.placement };
  const render = { name, scene, params: variant.params, frame, samples: 16 };
  const widths = [
    { width: 400, budget: 10 * KB },
    { width: 800, budget: 28 * KB },
  ];
  return { name, group: 'results', alt: variant.alt, render, widths, jpeg: 800 };
}

/** Every picture that is rendered. Heroes come first, because pages need them most. */
export function planPictures(): PicturePlan[] {
  const keys = Object.keys(SUBJECTS) as SubjectKey[];
  const of = <T>(make: (key: SubjectKey) => T[]) => keys.flatMap(make);
  return [
    ...of((key) => {
      const { scene, hero } = SUBJECTS[key];
      return hero ? heroPictures(key, scene, hero) : [];
    }),
    ...of((key) => {
      const { scene, tile } = SUBJECTS[key];
      return tile ? [tilePicture(key, scene, tile)] : [];
    }),
    ...of((key) => {
      const { scene, results } = SUBJECTS[key];
      return results.map((variant, index) => resultPicture(key, scene, variant, index));
    }),
  ];
}
