import { HEROES } from '#art/index/heroes.ts';
import { MARKS } from '#art/index/marks.ts';
import { MEDIA } from '#art/index/media.ts';
import { PARTNERS } from '#art/index/partners.ts';
import { PEOPLE } from '#art/index/people.ts';
import { RESULTS } from '#art/index/results.ts';
import { STEPS } from '#art/index/steps.ts';
import { TILES } from '#art/index/tiles.ts';
import { type Drawing, drawingUrl, jpegUrl, type Picture, sourceSet } from '#contract/site/picture.ts';

/** The sizes in which pages show a picture, in CSS pixels. */
const SIZES = { hero: 1640, phone: 390, card: 400, small: 280, tile: 160, icon: 80, drawing: 200 } as const;
type Size = keyof typeof SIZES;

interface Sheet {
  id: string;
  title: string;
  pictures: readonly (Picture | Drawing)[];
  sizes: readonly Size[];
}

const isPhone = ({ name }: Picture) => name.endsWith('-phone');
const heroes: Picture[] = Object.values(HEROES);

const SHEETS: readonly Sheet[] = [
  { id: 'heroes', title: 'ヒーロー', pictures: heroes.filter((p) => !isPhone(p)), sizes: ['hero'] },
  {
    id: 'hero-cards',
    title: 'ヒーローをカードで',
    pictures: heroes.filter((p) => !isPhone(p)),
    sizes: ['card', 'tile'],
  },
  { id: 'phones', title: 'スマートフォンのヒーロー', pictures: heroes.filter(isPhone), sizes: ['phone'] },
  { id: 'tiles', title: 'カテゴリのタイル', pictures: Object.values(TILES), sizes: ['card', 'tile', 'icon'] },
  { id: 'results', title: '買取実績', pictures: Object.values(RESULTS), sizes: ['small', 'icon'] },
  { id: 'people', title: 'お客様と執筆者', pictures: Object.values(PEOPLE), sizes: ['tile', 'icon'] },
  { id: 'steps', title: 'ご利用の流れ', pictures: Object.values(STEPS), sizes: ['drawing'] },
  { id: 'partners', title: '提携買取店', pictures: Object.values(PARTNERS), sizes: ['drawing'] },
  { id: 'media', title: '掲載媒体', pictures: Object.values(MEDIA), sizes: ['drawing'] },
  { id: 'marks', title: 'ロゴとキャンペーン', pictures: Object.values(MARKS), sizes: ['drawing'] },
];

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A picture in one size, shown with the file that a page would load for it. */
function show(picture: Picture | Drawing, size: Size): HTMLElement {
  const width = SIZES[size];
  const height = Math.round((width * picture.height) / picture.width);
  const image = make('img', { alt: picture.alt, width, height, loading: 'lazy', decoding: 'async' });
  if ('path' in picture) {
    image.src = drawingUrl(picture);
    return image;
  }
  image.style.backgroundColor = picture.color;
  image.sizes = `${width}px`;
  image.src = jpegUrl(picture);
  const sources = (['avif', 'webp'] as const).map((format) =>
    make('source', { type: `image/${format}`, srcset: sourceSet(picture, format), sizes: `${width}px` }),
  );
  return make('picture', {}, ...sources, image);
}

function figure(picture: Picture | Drawing, sizes: readonly Size[]): HTMLElement {
  const caption = make('figcaption', {}, make('code', {}, picture.name), ` ${picture.alt}`);
  return make('figure', {}, ...sizes.map((size) => show(picture, size)), caption);
}

function section({ id, title, pictures, sizes }: Sheet): HTMLElement {
  const wall = (ground: string) =>
    make('div', { className: `wall wall--${ground}` }, ...pictures.map((picture) => figure(picture, sizes)));
  const heading = make('h2', {}, `${title}（${pictures.length}）`);
  return make('section', { id }, heading, wall('light'), wall('dark'));
}

document
  .querySelector('#contents')
  ?.append(...SHEETS.map(({ id, title }) => make('a', { href: `#${id}` }, title)));
document.querySelector('#sheets')?.append(...SHEETS.map(section));
