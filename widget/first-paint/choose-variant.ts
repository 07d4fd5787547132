/**
 * Chooses one of the settings that a page compares, by chance: `variant="a|b" theme="lp|product"` becomes `variant="b"
 * theme="product"`. Of every attribute that has as many parts, the one at the same place stays. Nothing is stored: the
 * next page view chooses again.
 */
export function chooseVariant(element: Element): void {
  const count = element.getAttribute('variant')?.split('|').length ?? 0;
  if (count < 2) return;
  const at = Math.floor(Math.random() * count);
  for (const { name, value } of [...element.attributes]) {
    const parts = value.split('|');
    if (parts.length === count) element.setAttribute(name, parts[at] ?? '');
  }
}
