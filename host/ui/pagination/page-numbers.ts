/** Pages each side of the current one (document 1, section 9). */
const NEIGHBOURS = 2;

/** The entries of a pagination control: page numbers, and 'gap' where some are left out. Empty for a single page. */
export function pageNumbers(current: number, total: number): (number | 'gap')[] {
  if (total <= 1) return [];
  const numbers = new Set([1, total]);
  for (let page = current - NEIGHBOURS; page <= current + NEIGHBOURS; page += 1) {
    if (page >= 1 && page <= total) numbers.add(page);
  }
  const pages = [...numbers].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page === before + 1) return [page];
    // A gap for one page would need as much space as the page number.
    return page === before + 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
