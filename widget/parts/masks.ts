/**
 * Recorders of sessions leave out what is in an element with these: rrweb and those made of it, FullStory, Clarity,
 * Hotjar.
 */
export const MASKS = { 'data-clarity-mask': 'true', 'data-hj-suppress': '' } as const;
export const MASKS_CLASS = 'rr-block fs-mask';
