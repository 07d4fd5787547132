import { renderToStaticMarkup } from 'react-dom/server';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/categories.ts';
import { THEME_NAMES, type Theme } from '#contract/themes.ts';
import { readSettings } from '../attributes.ts';
import { Screen } from '../parts/app/app.tsx';
import { FormState } from '../state/form-state.ts';
import { nowhere } from '../state/nowhere.ts';
import { type Token, tokensOf } from './tokens.ts';

function render(theme: Theme, category: CategoryKey | ''): string {
  const attributes: Record<string, string> = { theme, 'initial-category': category };
  const form = new FormState(
    readSettings((name) => attributes[name] ?? null),
    nowhere(),
  );
  const html = renderToStaticMarkup(<Screen value={{ form, root: undefined as unknown as ShadowRoot }} />);
  form.dispose();
  // Ids that nobody sees would only cost bytes, random ones above all. Gradients need theirs.
  return html.replace(
    /(<linearGradient id="[^"]*")|( (?:data-field|aria-labelledby|aria-describedby|id|for|name)="[^"]*")/g,
    (_, gradient: string | undefined) => gradient ?? '',
  );
}

/**
 * The first step of each theme without and with each initial category, rendered when the entry is built. They
 * are nearly the same, so each is a list of indices into the tags and texts that they share.
 */
export function prerender() {
  const tokens: Token[] = [];
  const indices = new Map<string, number>();
  const indexOf = (token: Token) => {
    const key = JSON.stringify(token);
    const known = indices.get(key);
    if (known !== undefined) return known;
    indices.set(key, tokens.length);
    return tokens.push(token) - 1;
  };
  const markups = Object.fromEntries(
    THEME_NAMES.map((theme) => [
      theme,
      Object.fromEntries(
        (['', ...CATEGORY_KEYS] as const).map((key) => [key, tokensOf(render(theme, key)).map(indexOf)]),
      ),
    ]),
  );
  return { tokens, markups };
}
