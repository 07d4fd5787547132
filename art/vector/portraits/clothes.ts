import { KIMONO_CLOTHES } from './clothes-kimono.ts';
import { SOFT } from './clothes-soft.ts';
import { TAILORED } from './clothes-tailored.ts';

export const CLOTHES = { ...TAILORED, ...SOFT, ...KIMONO_CLOTHES };
