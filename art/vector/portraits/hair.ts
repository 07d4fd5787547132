import { MENS } from './hair-men.ts';
import { WOMENS } from './hair-women.ts';

export const HAIR = { ...WOMENS, ...MENS };
