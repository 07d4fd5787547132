export const INK = '#1D1A14';
export const IVORY = '#FAF7F0';
export const GOLD_COLOUR = '#C4AB46';
export const DEEP_GOLD = '#6F5B16';

/** The background behind a person: the ground colour and the disc on it. */
export const GROUNDS = {
  ivory: ['#F0E8D8', '#F7F1E5'],
  sand: ['#E2D3B5', '#EBDFC6'],
  clay: ['#DDBAA2', '#E6C9B5'],
  sage: ['#BFC6AC', '#CCD2BC'],
  mist: ['#B4BFC6', '#C4CDD2'],
  gold: ['#E0D19A', '#E9DDB2'],
  indigo: ['#4C5A70', '#596880'],
  ink: ['#3B352B', '#484135'],
} as const;

/** Skin: light colour, shadow colour, and the colour of lines. */
export const SKINS = {
  fair: ['#F3D9C2', '#E2B899', '#B37C5E'],
  warm: ['#EDCBAE', '#D9A986', '#A56E50'],
  tan: ['#DFB491', '#C6926E', '#8D5A3F'],
} as const;

/** Hair: main colour, shadow colour, and the colour of light strands. */
export const HAIRS = {
  black: ['#26211C', '#191511', '#4A4138'],
  brown: ['#43301F', '#2F2116', '#6B503A'],
  chestnut: ['#674530', '#4B3122', '#8D6549'],
  grizzled: ['#57514A', '#3F3A34', '#8A8379'],
  grey: ['#918B82', '#746E66', '#BDB8AF'],
  silver: ['#C2BDB3', '#A19B91', '#E4E0D8'],
  white: ['#E6E2DA', '#C8C2B7', '#BDB6AA'],
} as const;

/** Cloth: main colour, shadow colour and light colour. */
export const CLOTHS = {
  ink: ['#2B2720', '#1D1A14', '#4A4438'],
  navy: ['#2F3B50', '#222C3E', '#4C5B75'],
  indigo: ['#4A5E7C', '#384A65', '#6C80A0'],
  mist: ['#9FAEB8', '#8494A0', '#BFCAD1'],
  sage: ['#7F8C6C', '#667355', '#A0AB8E'],
  moss: ['#56604A', '#434C39', '#75806A'],
  clay: ['#B66F54', '#975741', '#D0937B'],
  rose: ['#C99485', '#AE7768', '#DEB4A8'],
  wine: ['#743E3B', '#5A2D2B', '#95605B'],
  plum: ['#6C5367', '#533E50', '#8D7488'],
  sand: ['#CDB68C', '#B39A6E', '#E2D1B0'],
  camel: ['#B08A56', '#936F40', '#CBAA7C'],
  ivory: ['#F4EDDF', '#DDD2BD', '#FFFCF6'],
  stone: ['#A79D8C', '#8B8172', '#C4BCAD'],
  charcoal: ['#4B463F', '#38342E', '#6A645B'],
  gold: ['#BFA54A', '#97802F', '#DCC982'],
} as const;

export type Ground = keyof typeof GROUNDS;
export type Skin = keyof typeof SKINS;
export type HairColour = keyof typeof HAIRS;
export type Cloth = keyof typeof CLOTHS;
