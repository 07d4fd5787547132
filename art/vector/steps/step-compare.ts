import { figure } from '../portraits/figure.ts';
import { DEEP_GOLD, GOLD_COLOUR, INK, IVORY } from '../portraits/palette.ts';
import { person } from '../portraits/person.ts';

const SELLER = person(
  'step-seller',
  { sex: 'f', age: 38, skin: 'fair', ground: 'paper' },
  { face: 'oval', turn: 0.9, faces: 'right', lean: 3, eyes: 'open', mouth: 'smile' },
  { hair: 'lob', hairColour: 'brown' },
  { clothes: 'cardigan', cloths: ['indigo', 'paper'] },
);

/** The front of a shop: roof, noren and door. */
const shop = (cloth: string): string =>
  `<path d="M-15 -12L-10 -20H10L15 -12z" fill="${INK}"/><path d="M-13 -12h26v24h-26z" fill="#E2D3B5"/><path d="M-13 -12h26v10q-3.2 3-6.5 0q-3.2 3-6.5 0q-3.2 3-6.5 0q-3.2 3-6.5 0z" fill="${cloth}"/><path d="M-5 12v-9h10v9z" fill="#6B6354"/>`;

/** The answer of one shop. The amount is drawn as a bar, because a number would look like a promise. */
const quote = (x: number, y: number, tilt: number, cloth: string, share: number, best = false): string =>
  `<g transform="translate(${x} ${y}) rotate(${tilt})"><rect x="-46" y="-62" width="98" height="132" rx="9" fill="#CDB68C" opacity=".45"/><rect x="-50" y="-66" width="100" height="132" rx="9" fill="${best ? '#FFFDF8' : IVORY}" stroke="${best ? GOLD_COLOUR : '#E2D3B5'}" stroke-width="${best ? 3.6 : 1.6}"/>` +
  `<g transform="translate(-26 -36)">${shop(cloth)}</g><path d="M0 -42h36M0 -31h24" stroke="#C4BCAD" stroke-width="4"/>` +
  `<path d="M-36 -8h72" stroke="#E2D3B5" stroke-width="1.6"/><path d="M-34 18h68" stroke="#EADFC9" stroke-width="13"/><path d="M-34 18h${(68 * share).toFixed(0)}" stroke="${best ? GOLD_COLOUR : '#BFB08C'}" stroke-width="13"/>` +
  `<path d="M-40 44h44M-40 54h28" stroke="#D3CABA" stroke-width="3.6"/></g>`;

const tick = `<circle r="21" fill="${INK}"/><path d="M-9 0l6 7l12 -14" fill="none" stroke="${GOLD_COLOUR}" stroke-width="4.4"/>`;

const envelope = `<g transform="translate(262 34) rotate(-10)"><rect x="-30" y="-20" width="60" height="40" rx="4" fill="#FFFDF8" stroke="${DEEP_GOLD}" stroke-width="2"/><path d="M-29 -17L0 5L29 -17" fill="none" stroke="${DEEP_GOLD}" stroke-width="2"/><circle cx="30" cy="-20" r="8" fill="${GOLD_COLOUR}"/></g>`;

export const STEP_COMPARE =
  '<circle cx="182" cy="176" r="158" fill="#EFE4CD" stroke="none"/>' +
  '<clipPath id="step-frame"><path d="M0 0H480V176H340A158 158 0 0 1 24 176H0z"/></clipPath>' +
  `<g clip-path="url(#step-frame)"><g transform="translate(-26 34) scale(.96)">${figure(SELLER)}</g></g>` +
  envelope +
  quote(414, 122, 9, '#A79D8C', 0.5) +
  quote(268, 128, -7, '#C4B186', 0.44) +
  quote(402, 238, 6, '#5A6472', 0.62) +
  quote(276, 246, -4, '#3A342A', 0.7) +
  `<g transform="translate(342 178) scale(1.16)">${quote(0, 0, 0, '#454E5B', 0.94, true)}<g transform="translate(44 -60)">${tick}</g></g>`;
