/** Kinds of pages of which there are many alike: one of each is measured. */
const MANY_ALIKE = [
  /^\/column\/category\/[^/]+$/,
  /^\/column\/[^/]+$/,
  /^\/partners\/[^/]+$/,
  /^\/achievements\/[^/]+$/,
];

/** The path of every page that the sitemap names, one of each kind. */
export async function sitePaths(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const kinds = new Set<RegExp>();
  return all.filter((path) => {
    const kind = MANY_ALIKE.find((pattern) => pattern.test(path));
    if (!kind) return true;
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}

/** An article, as the sitemap names it. */
export async function articlePath(url: string): Promise<string> {
  const paths = await sitePaths(url);
  const found = paths.find((path) => /^\/column\/[^/]+$/.test(path));
  if (!found) throw new Error('The sitemap names no article.');
  return found;
}
