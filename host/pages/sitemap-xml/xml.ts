/** A file of the sitemap protocol (sitemaps.org). */
export function xmlResponse(root: 'sitemapindex' | 'urlset', entries: readonly string[]): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
