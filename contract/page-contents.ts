/*
 * What pages of the site are made of. A page names it in its `handle` (host/), and the server makes the page anew when it
 * changes.
 */

/** Articles of the column; partner shops; requests of sellers. */
export type PageContent = 'articles' | 'shops' | 'requests';
