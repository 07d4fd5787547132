/** Takes the place of the request's origin in rendered articles, which are rendered once for all origins. */
export const ORIGIN_MARK = 'https://origin.invalid';

/** The HTML for one origin. */
export const onOrigin = (html: string, origin: string): string => html.replaceAll(ORIGIN_MARK, origin);
