import { SCHEME_LABELS } from '#contract/docs/schemes.ts';
import type { UsedScheme } from '#contract/embed/frame.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { MESSAGES } from './messages.ts';

/** The selected states, as in the page's URL. Empty means all. */
export interface Filters {
  readonly part: string;
  readonly theme: string;
  readonly scheme: string;
  /** The width of a frame, in pixels. */
  readonly width: string;
}

/** A phone, and the widest that the form gets. */
const WIDTHS = ['390', '750'];

function fill(form: HTMLFormElement, name: keyof Filters, options: readonly (readonly [string, string])[]) {
  const select = form.elements.namedItem(name) as HTMLSelectElement;
  select.replaceChildren(...options.map(([value, label]) => new Option(label, value)));
  const param = new URLSearchParams(location.search).get(name);
  if (param !== null && options.some(([value]) => value === param)) select.value = param;
}

function read(form: HTMLFormElement): Filters {
  const optionOf = (name: keyof Filters) => (form.elements.namedItem(name) as HTMLSelectElement).value;
  return {
    part: optionOf('part'),
    theme: optionOf('theme'),
    scheme: optionOf('scheme'),
    width: optionOf('width'),
  };
}

/** Fills the filters with their options and reports each change. Returns their initial values. */
export function setUpFilters(
  form: HTMLFormElement,
  parts: readonly string[],
  { onChange, onSubmit }: { onChange: (filters: Filters) => void; onSubmit: () => void },
): Filters {
  const names = parts.map((name) => [name, name] as const);
  fill(form, 'part', [...names, ['', MESSAGES.allParts]]);
  fill(form, 'theme', [
    ['', MESSAGES.allThemes],
    ...THEME_NAMES.map((name) => [name, MESSAGES.theme[name] ?? name] as const),
  ]);
  fill(
    form,
    'scheme',
    (['light', 'dark'] satisfies UsedScheme[]).map((scheme) => [scheme, SCHEME_LABELS[scheme]]),
  );
  fill(
    form,
    'width',
    WIDTHS.map((pixels) => [pixels, MESSAGES.width(pixels)]),
  );
  form.addEventListener('change', () => {
    const filters = read(form);
    history.replaceState(null, '', `?${new URLSearchParams({ ...filters })}`);
    onChange(filters);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit();
  });
  return read(form);
}
