export const INK = '#1D1A14';
export const IVORY = '#FAF7F0';
export const GOLD_COLOUR = '#C4AB46';
export const DEEP_GOLD = '#6F5B16';

/** The line that all drawings are made with. */
export const LINE = '#3A342A';

/** Cloth, in washes of ink and colour: main tone, shadow and light. */
export const CLOTHS = {
  ink: ['#3A342A', '#2A261F', '#6B6354'],
  indigo: ['#5A6472', '#454E5B', '#8792A0'],
  grey: ['#A79D8C', '#8B8172', '#C4BCAD'],
  sand: ['#DCCBA6', '#C4B186', '#EFE4CB'],
  paper: ['#FBF7EE', '#E9E0CD', '#FFFFFF'],
  gold: [GOLD_COLOUR, '#97802F', '#DCC982'],
} as const;

/** The background behind a person: the ground colour and the disc on it. */
export const GROUNDS = {
  paper: ['#F6F1E6', '#EBE1CC'],
  sand: ['#EFE7D6', '#E2D5B9'],
} as const;

/** Skin: the colour of the paper, shadow colour, and the colour of lines. */
export const SKINS = {
  fair: ['#FCF8F0', '#E9DDCB', '#5B5044'],
  warm: ['#FAF3E6', '#E5D6BF', '#5B5044'],
  tan: ['#F3E8D5', '#DCC9AC', '#54493D'],
} as const;

/** Hair: main colour, shadow colour, and the colour of light strands. */
export const HAIRS = {
  black: ['#2A261F', '#1D1A14', '#6B6354'],
  brown: ['#3A342A', '#2A261F', '#7A7161'],
  chestnut: ['#4B4438', '#3A342A', '#8D8472'],
  grizzled: ['#8A8170', '#6F6757', '#B9B09C'],
  grey: ['#B5AC99', '#9A917E', '#DAD2BF'],
  silver: ['#D8D0BE', '#BDB4A0', '#F2EDE0'],
  white: ['#F2EDE0', '#DAD2BF', '#B9B09C'],
} as const;

export type Ground = keyof typeof GROUNDS;
export type Skin = keyof typeof SKINS;
export type HairColour = keyof typeof HAIRS;
export type Cloth = keyof typeof CLOTHS;
