import words from './lettering.json' with { type: 'json' };
import { knot } from './mizuhiki.ts';

export const CARD = { width: 640, height: 404 } as const;

/**
 * Text as outlines, with its base line at y. With `anchor` 0 it starts at x, with 0.5 its middle is at x, with 1 it
 * ends at x.
 */
export function lettering(
  key: keyof typeof words,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor = 0,
): string {
  const { d, width } = words[key];
  const scale = size / 1000;
  return `<path transform="translate(${(x - width * scale * anchor).toFixed(1)} ${y}) scale(${scale})" d="${d}" fill="${colour}"/>`;
}

export const wordWidth = (key: keyof typeof words, size: number): number => (words[key].width * size) / 1000;

/** Waves made of overlapping circles. They are visible only where light falls on the card. */
const WAVES = [20, 14, 8]
  .map((r) => `<circle r="${r}" fill="#1D1A14" stroke="#C4AB46" stroke-width=".9"/>`)
  .join('');
const WAVE_ROWS = Array.from(
  { length: 15 },
  (_, row) => `<use href="#wave-row" x="${row % 2 ? 20 : 0}" y="${row * 10}"/>`,
).join('');

export const CARD_DEFS =
  '<linearGradient id="card-ink" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3A3326"/><stop offset=".45" stop-color="#1D1A14"/><stop offset="1" stop-color="#110F0B"/></linearGradient>' +
  '<linearGradient id="card-gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F0E0A4"/><stop offset=".5" stop-color="#C4AB46"/><stop offset="1" stop-color="#98802F"/></linearGradient>' +
  '<linearGradient id="card-sheen" x1="0" y1="0" x2="1" y2=".6"><stop offset=".1" stop-color="#FAF7F0" stop-opacity=".13"/><stop offset=".42" stop-color="#FAF7F0" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="wave-fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".75"/></linearGradient>' +
  `<clipPath id="card-edge"><rect width="${CARD.width}" height="${CARD.height}" rx="24"/></clipPath>` +
  `<mask id="wave-mask"><rect y="270" width="${CARD.width}" height="134" fill="url(#wave-fade)"/></mask>` +
  `<g id="wave">${WAVES}</g><g id="wave-row">${Array.from({ length: 18 }, (_, i) => `<use href="#wave" x="${i * 40 - 20}"/>`).join('')}</g>`;

/** The gift card, with its upper left corner at 0 0. */
export function giftCard(): string {
  const { width, height } = CARD;
  const right = width - 54;
  const yen = 46;
  return (
    `<g clip-path="url(#card-edge)"><rect width="${width}" height="${height}" fill="url(#card-ink)"/>` +
    `<g mask="url(#wave-mask)"><g transform="translate(0 282)">${WAVE_ROWS}</g></g>` +
    `<g transform="translate(138 202) rotate(90) scale(.66)">${knot()}</g>` +
    lettering('giftCard', right, 92, 25, 'url(#card-gold)', 1) +
    `<path d="M${right - 262} 114H${right}" stroke="#C4AB46" stroke-width="1"/>` +
    lettering('amount', right - yen - 12, 242, 106, 'url(#card-gold)', 1) +
    lettering('yen', right, 240, yen, 'url(#card-gold)', 1) +
    lettering('nameMincho', right, 296, 24, '#E6D8A8', 1) +
    `<rect width="${width}" height="${height}" fill="url(#card-sheen)"/></g>` +
    `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="23" fill="none" stroke="#C4AB46" stroke-width="2" opacity=".75"/>` +
    `<rect x="14" y="14" width="${width - 28}" height="${height - 28}" rx="13" fill="none" stroke="#C4AB46" stroke-width="1" opacity=".5"/>`
  );
}
