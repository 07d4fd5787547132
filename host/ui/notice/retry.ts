/** Dispatched at the window when a visitor wants to try again what has failed (host/frame/use-retry.ts). */
export const RETRY = 'site:retry';

export const retry = () => dispatchEvent(new Event(RETRY));
