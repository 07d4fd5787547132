/* A page in which the form stands, as it is counted and examined. Apart, so that the first load has none of it. */

/** Host and path of a page, at most. */
export const PAGE_CHARACTERS = 120;
const PAGE = /^[^\s/]+\/[^\s]*$/;
export const isPage = (text: string): boolean => PAGE.test(text) && text.length <= PAGE_CHARACTERS;

/** The page of a visitor, as it is counted: without what stands behind its path. */
export const countedPage = ({ host, pathname }: { host: string; pathname: string }): string =>
  (host + pathname).slice(0, PAGE_CHARACTERS);
