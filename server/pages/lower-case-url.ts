/**
 * The address of a page in lower case; undefined where it is so already. The router takes any case, so that one page
 * would have many addresses. What is percent-encoded and what follows the path stays.
 */
export function lowerCaseUrl(url: string): string | undefined {
  const [path = '', query] = url.split(/\?(.*)/s);
  const lower = path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  if (lower === path) return undefined;
  return query === undefined ? lower : `${lower}?${query}`;
}
