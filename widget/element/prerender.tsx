import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { readSettings } from '../base/attributes.ts';
import { characterFor, linesOf } from '../first-paint/tokens.ts';
import { emptyItem } from '../goods/item.ts';
import { Screen } from '../parts/app/app.tsx';
import CategoryPicker from '../parts/category-picker/category-picker.tsx';
import { ITEM_QUESTIONS } from '../parts/item-block/item-block.tsx';
import { FormContext, type FormContextValue } from '../parts/use-form.ts';
import { answersOf } from '../state/answers.ts';
import { FormState } from '../state/form-state.ts';
import { nowhere } from '../state/nowhere.ts';

// The first step of a category has questions.
await ITEM_QUESTIONS.load();

function render(attributes: Record<string, string>, part: (value: FormContextValue) => ReactNode): string {
  const form = new FormState(
    readSettings((name) => attributes[name] ?? null),
    nowhere(),
    answersOf,
  );
  const html = renderToStaticMarkup(part({ form, root: undefined as unknown as ShadowRoot }));
  form.dispose();
  // Invisible ids would only cost bytes, random ones above all. Gradients and slots need theirs. The text of a choice
  // says its value.
  return html
    .replace(
      /(<linearGradient id="[^"]*"|<slot name="[^"]*")|( (?:data-field|data-step-heading|aria-labelledby|aria-describedby|id|for|name)="[^"]*")/g,
      (_, whole: string | undefined) => whole ?? '',
    )
    .replace(/<option value="([^"]+)">(?=\1<)/g, '<option>')
    .replace(/(<input type="radio"[^>]*?) value="[^"]*"/g, '$1');
}

/** The HTML of the first step without answers. @param attributes those of the element */
export const firstStep = (attributes: Record<string, string>): string =>
  render(attributes, (value) => <Screen value={value} />);

const chooser = () =>
  render({}, (value) => (
    <FormContext value={value}>
      <CategoryPicker item={emptyItem('')} pictured onClose={() => {}} />
    </FormContext>
  ));

/**
 * The first step of each theme without and with each initial category, rendered when the entry is built. They are
 * nearly the same, so each is made of the tags and texts that they share (tokens.ts). So is the dialog of categories.
 * @param urlOf gives the URL of a picture, by its path in the project
 */
export function prerender(urlOf: (source: string) => string) {
  const pieces = new Map<string, string>();
  const markupOf = (html: string) =>
    linesOf(html)
      .map((line) => {
        const character = pieces.get(line) ?? characterFor(pieces.size);
        pieces.set(line, character);
        return character;
      })
      .join('');
  const markups = Object.fromEntries(
    THEME_NAMES.map((theme) => [
      theme,
      Object.fromEntries(
        (['', ...CATEGORY_KEYS] as const).map((key) => [
          key,
          markupOf(firstStep({ theme, 'initial-category': key })),
        ]),
      ),
    ]),
  );
  const pictures = /\/(art\/images\/[\w.-]+)(\?[\w-]+)?/g;
  // One file for each tile is enough for the seconds before the form is there.
  const dialog = chooser()
    .replace(/<\/?picture>|<source[^>]*>/g, '')
    .replace(pictures, (_, source: string) => urlOf(source));
  return { markups, chooser: markupOf(dialog), pieces: [...pieces.keys()].join('\n') };
}
