/** How many callers vanish at once. */
export const VANISHING = Number(process.env.SOAK_CALLERS || 2_000);
