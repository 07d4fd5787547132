/** Matches if the seller asked for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
