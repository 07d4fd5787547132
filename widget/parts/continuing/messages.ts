import { words } from '#contract/language/words.ts';

/** The line alone: a seller who does not press it loads no other words. */
export const MESSAGES = words('continuing', { ask: '続きをメールで受け取る' });
