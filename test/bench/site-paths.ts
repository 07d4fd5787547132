/** Kinds with many similar pages: only one page of each is measured. */
const MANY_ALIKE = [
  /^\/column\/category\/[^/]+$/,
  /^\/column\/[^/]+$/,
  /^\/partners\/[^/]+$/,
  /^\/achievements\/[^/]+$/,
];

async function locations(url: string): Promise<string[]> {
  const xml = await (await fetch(url)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/** The paths of all pages in the sitemap. */
export async function allPaths(url: string): Promise<string[]> {
  const files = await locations(`${url}/sitemap.xml`);
  return (await Promise.all(files.map(locations))).flat().map((address) => new URL(address).pathname);
}

/** The paths of all pages in the sitemap, but only one for each of these kinds. */
export async function pathsOfSitemap(url: string): Promise<string[]> {
  const kinds = new Set<RegExp>();
  return (await allPaths(url)).filter((path) => {
    const kind = MANY_ALIKE.find((pattern) => pattern.test(path));
    if (!kind) return true;
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}

/** The path of an article from the sitemap. */
export async function articlePath(url: string): Promise<string> {
  const paths = await pathsOfSitemap(url);
  const article = paths.find((path) => /^\/column\/[^/]+$/.test(path));
  if (!article) throw new Error('The sitemap has no article.');
  return article;
}
