/**
 * Chooses one of the settings that a page compares, by chance: `variant="a|b" theme="lp|product"` becomes `variant="b"
 * theme="product"`. Of every attribute that has as many parts, the one at the same place stays. Nothing is stored: the
 * next page view chooses again. With `storage="all"` the choice is in the local storage of the page, and stays.
 * @param variant the name of the attribute
 * @param storage the name of the other
 */
export function chooseVariant(element: Element, variant: string, storage: string): void {
  const names = element.getAttribute(variant);
  const count = names?.split('|').length ?? 0;
  if (count < 2) return;
  let at = Math.floor(Math.random() * count);
  if (element.getAttribute(storage) === 'all')
    try {
      const key = `appraisal-form:${names}`;
      localStorage[key] ??= at;
      at = Math.abs(localStorage[key] % count) || 0;
    } catch {
      // A page without storage chooses each time.
    }
  for (const { name, value } of [...element.attributes]) {
    const parts = value.split('|');
    if (parts.length === count) element.setAttribute(name, parts[at] ?? '');
  }
}
