/*
 * Every cookie of the service. The desks keep them (host/desk/session.server.ts); privacy policy and terms say so. Pages
 * for visitors keep none.
 */

interface CookieRow {
  readonly name: `__Host-${string}`;
  /** The purpose, for the privacy policy. */
  readonly purpose: string;
  /** After so many days the browser forgets it. */
  readonly days: number;
}

export const COOKIES = {
  session: {
    name: '__Host-desk',
    purpose: '管理画面にサインインしている間、ご本人であることを確かめる',
    days: 7,
  },
  /** Stays after signing out: the browser is known, and nobody in it is signed in. Browsers keep none for longer. */
  browser: {
    name: '__Host-desk-browser',
    purpose: '以前にサインインしたブラウザーであることを確かめ、他人によるサインインの試みから守る',
    days: 400,
  },
} as const satisfies Record<string, CookieRow>;
