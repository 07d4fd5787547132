/** The part of a menu that is open stands in sight, where the menu is one line that scrolls. */
function showWhereWeAre(): void {
  document
    .querySelector('[data-desk] nav [aria-current]')
    ?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

const FIELDS = 'input:not([type="hidden"]), select, textarea';

/** The field that a message of an error is about: the control that names it, or the first one of a group. */
function fieldOf({ id }: Element): HTMLElement | null {
  const control = document.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(id)}"]`);
  return control?.matches(FIELDS) ? control : (control?.querySelector<HTMLElement>(FIELDS) ?? null);
}

/** A form that was not accepted leads to its first wrong field. */
function leadToWrongField(): void {
  const errors = [...document.querySelectorAll('main form p[role="alert"][id]')];
  const first = errors.find(({ textContent }) => textContent);
  if (first) fieldOf(first)?.focus();
}

/** Does for a page of a desk what its HTML cannot. */
export function tendDeskPage(): void {
  showWhereWeAre();
  leadToWrongField();
}
