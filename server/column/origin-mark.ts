/** Stands in rendered articles where the origin of the request comes: they are rendered once for all origins. */
export const ORIGIN_MARK = 'https://origin.invalid';

/** The HTML for one origin. */
export const onOrigin = (html: string, origin: string): string => html.replaceAll(ORIGIN_MARK, origin);
