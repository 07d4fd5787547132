import { figure } from '../portraits/figure.ts';
import { GOLD_COLOUR, INK, SKINS } from '../portraits/palette.ts';
import { person } from '../portraits/person.ts';
import { drawnWatch } from './watch.ts';

const SELLER = person(
  'step-customer',
  { sex: 'f', age: 38, skin: 'fair', ground: 'paper' },
  { face: 'oval', turn: 0.9, faces: 'right', eyes: 'smiling', mouth: 'smile' },
  { hair: 'lob', hairColour: 'brown' },
  { clothes: 'cardigan', cloths: ['indigo', 'paper'] },
);
const APPRAISER = person(
  'step-appraiser',
  { sex: 'm', age: 50, skin: 'warm', ground: 'paper' },
  { face: 'long', turn: 0.8, faces: 'left', lean: 4, eyes: 'calm', mouth: 'smile' },
  { hair: 'sidePart', hairColour: 'grizzled' },
  { clothes: 'suit', cloths: ['ink', 'paper', 'ink'], wears: ['glassesHalf'] },
);

/** Five pieces of cloth on a rod, with slits, slightly moving. */
const noren =
  [0, 1, 2, 3, 4]
    .map((i) => {
      const x = 64 + i * 71;
      return `<path d="M${x} 20h69l${i % 2 ? 1 : -1} 56q-34 ${i % 2 ? 6 : 3} -68 0z" fill="#454E5B"/><path d="M${x + 6} 24v48" stroke="#8792A0" stroke-width="1.4"/>`;
    })
    .join('') +
  '<path d="M44 18h392" stroke="#3A342A" stroke-width="6"/><path d="M48 16.4h384" stroke="#6B6354" stroke-width="1.6"/>' +
  `<g transform="translate(240 48)" fill="none" stroke="${GOLD_COLOUR}" stroke-width="2.6"><circle r="18"/><path d="M0 -10.5l4.6 4.6L0 -1.3l-4.6 -4.6zM0 1.3l4.6 4.6L0 10.5l-4.6 -4.6zM-5.9 -4.6L-1.3 0l-4.6 4.6L-10.5 0zM5.9 -4.6L10.5 0l-4.6 4.6L1.3 0z"/></g>`;

const counter =
  '<path d="M22 292h436v18H22z" fill="#DCCBA6"/><path d="M22 292h436v4.6H22z" fill="#EFE4CB"/><path d="M34 310h412v42H34z" fill="#C4B186"/>' +
  '<path d="M66 322h86M196 334h110M334 322h78" stroke="#97802F" stroke-width="1.8"/>';

const tray =
  `<path d="M178 284h124l-9 9H187z" fill="${INK}"/><path d="M174 280h132v6H174z" fill="#3B352B"/>` +
  `<path d="M194 280q4 -13 20 -12h52q16 -1 20 12z" fill="#C4B186"/><g transform="translate(240 259) rotate(90) scale(1 .9)">${drawnWatch(17)}</g>`;

/** The shop's envelope with its paper band and knot. */
const envelope =
  '<g transform="translate(240 205) rotate(-3)"><rect x="-38" y="-21" width="76" height="42" rx="1.5" fill="#FFFDF8" stroke="#DDD2BD" stroke-width="1.4"/><path d="M-5 -21h10v42h-10z" fill="#5A6472"/>' +
  `<path d="M-2 0C-10 -9 -20 -8 -19 -1C-18 6 -8 5 2 0C10 -5 19 -8 20 -1C20 6 10 9 2 0zM-3 1L-12 15M3 1L12 15" fill="none" stroke="${GOLD_COLOUR}" stroke-width="2.2"/></g>`;

/** An arm that reaches from one side to the middle (1 from the right), with its thumb on the paper. */
const arm = (s: 1 | -1, sleeve: string, cuff: string, skin: readonly string[]): string =>
  `<g transform="translate(240 0) scale(${s} 1)"><path d="M126 304C122 266 92 238 62 222" fill="none" stroke="${sleeve}" stroke-width="33"/><path d="M61 221l-4 -3" fill="none" stroke="${cuff}" stroke-width="26" stroke-linecap="butt"/><path d="M55 227C44 228 32 224 26 218C24 210 30 200 42 200C54 201 62 208 64 214z" fill="${skin[0]}"/></g>`;
const thumb = (s: 1 | -1, skin: readonly string[]): string =>
  `<g transform="translate(240 0) scale(${s} 1)" fill="none"><path d="M50 209C44 204 36 202 27 203" stroke="${skin[0]}" stroke-width="9.5"/><path d="M46 211C41 208 36 207 29 207.6" stroke="${skin[2]}" stroke-width="1.2" opacity=".5"/></g>`;

const place = (x: number, content: string): string =>
  `<g transform="translate(${x} 70) scale(.7)">${content}</g>`;

export const STEP_SELL =
  '<circle cx="240" cy="186" r="158" fill="#EFE4CD" stroke="none"/>' +
  noren +
  `<clipPath id="step-counter"><path d="M0 0H480V293H0z"/></clipPath><g clip-path="url(#step-counter)">${place(4, figure(SELLER))}${place(254, figure(APPRAISER))}` +
  arm(-1, '#5A6472', '#FBF7EE', SKINS.fair) +
  arm(1, '#3A342A', '#FFFFFF', SKINS.warm) +
  envelope +
  thumb(-1, SKINS.fair) +
  thumb(1, SKINS.warm) +
  '</g>' +
  counter +
  tray;
