import { DEEP_GOLD, GOLD_COLOUR, INK, IVORY, SKINS } from '../portraits/palette.ts';
import { drawnWatch } from './watch.ts';

const [SKIN, SHADE, LINE] = SKINS.warm;

/** A field of the form: its label and its box. `share` of the box is filled in. */
const field = (y: number, share: number): string =>
  `<path d="M-46 ${y}h30" stroke="#A79D8C" stroke-width="4"/><rect x="-48" y="${y + 8}" width="96" height="20" rx="4" fill="${IVORY}" stroke="#DDD2BD" stroke-width="1.5"/>` +
  (share > 0 ? `<path d="M-40 ${y + 18}h${80 * share}" stroke="${INK}" stroke-width="4"/>` : '');

const screen =
  `<rect x="-60" y="-126" width="120" height="252" rx="18" fill="${INK}"/><rect x="-54" y="-120" width="108" height="240" rx="13" fill="#FFFDF8"/>` +
  `<path d="M-14 -112h28" stroke="${INK}" stroke-width="5"/>` +
  `<path d="M-46 -96h92" stroke="#EADFC9" stroke-width="5"/><path d="M-46 -96h62" stroke="${GOLD_COLOUR}" stroke-width="5"/>` +
  `<rect x="-48" y="-84" width="96" height="76" rx="6" fill="#DDD0B4"/><g transform="translate(0 -46) rotate(18)">${drawnWatch(17)}</g>` +
  `<g fill="none" stroke="${IVORY}" stroke-width="2.4"><path d="M-40 -66v-10h10M40 -66v-10h-10M-40 -26v10h10M40 -26v10h-10"/></g>` +
  field(4, 0.9) +
  field(42, 0.56) +
  `<rect x="-48" y="84" width="96" height="26" rx="13" fill="${GOLD_COLOUR}"/><path d="M-20 97h34M8 91l7 6l-7 6" fill="none" stroke="${INK}" stroke-width="3.2"/>`;

/** The hand that holds the phone: the part behind the phone. The thumb is in front of it. */
const palm =
  `<path d="M-74 132C-92 98 -88 54 -70 26L-40 10L52 20C70 40 76 64 74 84C72 108 60 124 50 140L58 220H-62z" fill="${SHADE}"/>` +
  [20, 45, 69, 92]
    .map(
      (y, i) =>
        `<rect x="${44 - i}" y="${y}" width="${27 - Math.abs(i - 1) * 2}" height="20" rx="10" fill="${SKIN}"/>`,
    )
    .join('') +
  `<path d="M58 30h6M58 55h7M57 79h6" stroke="${LINE}" stroke-width="1.4" opacity=".5"/>`;
const thumb =
  `<path d="M-70 150C-90 112 -90 66 -74 32C-67 16 -58 4 -50 8C-43 12 -48 26 -50 38C-53 56 -46 78 -44 100C-43 118 -48 136 -52 150z" fill="${SKIN}"/>` +
  `<path d="M-53 11C-57 15 -60 21 -61 26M-46 92C-49 80 -54 66 -53 50" fill="none" stroke="${LINE}" stroke-width="1.6" opacity=".55"/>`;
const sleeve = `<path d="M-70 148C-40 160 30 160 58 144L78 232H-92z" fill="#FBF7EE"/><path d="M-84 196C-40 208 40 208 70 192L84 260H-100z" fill="#5A6472"/><path d="M-70 148C-40 160 30 160 58 144" fill="none" stroke="#DDD2BD" stroke-width="2"/>`;

/** A stopwatch. The form takes about a minute. */
const minute = `<circle r="34" fill="${IVORY}" stroke="#E2D3B5" stroke-width="7"/><path d="M0 -34A34 34 0 1 1 -29.4 -17" fill="none" stroke="${GOLD_COLOUR}" stroke-width="7"/><path d="M0 -17V0L12 8" fill="none" stroke="${INK}" stroke-width="4.6"/><path d="M0 -41v-9M-7 -51h14" stroke="${DEEP_GOLD}" stroke-width="4.6"/>`;

export const STEP_FORM =
  `<circle cx="250" cy="178" r="158" fill="#EFE4CD" stroke="none"/><ellipse cx="140" cy="318" rx="116" ry="20" fill="#DCCBA6"/>` +
  `<g transform="translate(132 232)"><path d="M-74 78C-80 58 -62 44 -40 46H44C66 44 82 58 76 78Q74 92 58 92H-58Q-72 92 -74 78z" fill="#C4B186"/><path d="M-74 76C-50 66 46 66 76 76" fill="none" stroke="#97802F" stroke-width="2.4"/><g transform="translate(0 6) rotate(-12)">${drawnWatch(41)}</g></g>` +
  `<g transform="translate(128 66)">${minute}</g>` +
  `<g transform="translate(322 158) rotate(7)">${palm}${sleeve}${screen}${thumb}</g>`;
