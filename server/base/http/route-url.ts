/** The path of a row, as a route of the server has it: `/v1/links/:token`. */
export const routeUrl = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
