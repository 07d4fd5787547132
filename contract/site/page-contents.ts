/*
 * The contents of pages of the site. A page names them in its `handle` (host/), and the server renders the page again
 * when they change.
 */

/** Articles of the column; partner shops; requests of sellers. */
export type PageContent = 'articles' | 'shops' | 'requests';
