import { writeFileSync } from 'node:fs';
import { CARD, CARD_DEFS, giftCard, lettering, wordWidth } from './card.ts';

const card = (x: number, y: number, turn: number, scale: number): string => {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-CARD.width / 2} ${-CARD.height / 2})`;
  const shadow = (dy: number, grow: number, blur: string, opacity: number): string =>
    `<rect x="${-grow}" y="${dy}" width="${CARD.width + grow * 2}" height="${CARD.height}" rx="26" fill="#4A3A12" opacity="${opacity}" filter="url(#${blur})"/>`;
  return `<g transform="${place}">${shadow(34, -18, 'far', 0.34)}${shadow(9, -3, 'near', 0.3)}${giftCard()}</g>`;
};

const FILTERS =
  '<filter id="far" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="26"/></filter>' +
  '<filter id="near" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="6"/></filter>';

/** The ivory envelope of the card, visible behind it. */
const envelope =
  '<g transform="translate(512 330) rotate(7)"><rect x="-318" y="-196" width="636" height="412" rx="6" fill="#4A3A12" opacity=".22" filter="url(#far)"/>' +
  '<rect x="-318" y="-208" width="636" height="412" rx="6" fill="#FBF6EA"/><path d="M-318 -202q0 -6 6 -6H312q6 0 6 6L22 22Q0 38 -22 22z" fill="#F1E7D0"/>' +
  '<path d="M-314 -204L-22 22Q0 38 22 22L314 -204" fill="none" stroke="#DCCBA0" stroke-width="2"/></g>';

const cardPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720"><defs>' +
  '<radialGradient id="light" cx=".32" cy=".2" r="1"><stop offset="0" stop-color="#FFFDF7"/><stop offset=".5" stop-color="#F5ECD9"/><stop offset="1" stop-color="#DFCDA4"/></radialGradient>' +
  `${FILTERS}${CARD_DEFS}</defs><rect width="960" height="720" fill="url(#light)"/>${envelope}${card(470, 378, -7, 1.06)}</svg>\n`;

const left = 388;
const figures = 94;
const afterFigures = left + wordWidth('figures', figures) + 6;

const banner =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 320"><defs>' +
  '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFCF3"/><stop offset=".55" stop-color="#F4EAD0"/><stop offset="1" stop-color="#E3D19B"/></linearGradient>' +
  `${FILTERS}${CARD_DEFS}</defs><rect width="800" height="320" fill="url(#light)"/>` +
  card(196, 162, -8, 0.5) +
  lettering('name', left, 96, 60, '#1D1A14') +
  `<path d="M${left} 120H750" stroke="#C4AB46" stroke-width="2"/>` +
  lettering('figures', left - 3, 206, figures, '#6F5B16') +
  lettering('worth', afterFigures, 204, 53, '#6F5B16') +
  lettering('present', left, 280, 54, '#1D1A14') +
  '<rect x="7" y="7" width="786" height="306" fill="none" stroke="#C4AB46" stroke-width="1.5"/></svg>\n';

writeFileSync(new URL('gift-card.svg', import.meta.url), cardPicture);
writeFileSync(new URL('gift-banner.svg', import.meta.url), banner);
