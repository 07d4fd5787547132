/** Opens folded parts while the page is printed. Newer browsers do it by the stylesheet, without scripts too. */
export function openForPrint(): void {
  let elements: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    elements = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of elements) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of elements) details.open = false;
    elements = [];
  });
}
