/** The line alone: a seller who does not press it loads no other words. */
export const MESSAGES = { ask: '続きをメールで受け取る' } as const;
