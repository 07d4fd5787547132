import type { Element } from 'hast';
import { ARTICLE_BODY } from './post.ts';

/** Properties that editors set by hand: sizes, alignment, colours, spaces. None that takes text out of its place. */
const PROPERTY =
  /^(width|height|min-height|flex-basis|grid-template-columns|gap|aspect-ratio|object-(fit|position)|text-(align|decoration|transform)|font-(size|weight|style)|line-height|letter-spacing|writing-mode|vertical-align|color|background(-color)?|(margin|padding)(-(top|right|bottom|left))?|border(-(top|right|bottom|left))?(-(width|style|color|radius))?|border-(top|bottom)-(left|right)-radius)$/;
/** Lengths, names, colours and gradients. */
const VALUE = /^[\w\s.,%()#/+]+$/;
/** Values that load something, or have a meaning only in a theme of WordPress. */
const UNWANTED = /url|image|expression|var\(|attr\(|env\(/i;

function declarationsOf(style: string): string {
  return style
    .split(';')
    .map((declaration) => declaration.split(/:(.*)/s))
    .map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim()] as const)
    .filter(([name, value]) => PROPERTY.test(name) && VALUE.test(value) && !UNWANTED.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/**
 * The style attributes of editors. Our policy ignores such attributes, so each becomes a class, and a rule for the
 * article's own style sheet.
 */
export class OwnStyles {
  readonly #names = new Map<string, string>();

  take(element: Element): void {
    const { style, ...properties } = element.properties;
    element.properties = properties;
    const declarations = declarationsOf(String(style ?? ''));
    if (!declarations) return;
    const name = this.#names.get(declarations) ?? `own-style-${this.#names.size + 1}`;
    this.#names.set(declarations, name);
    element.properties.className = [...[properties.className ?? []].flat().map(String), name];
  }

  get css(): string {
    return [...this.#names]
      .map(([declarations, name]) => `.${ARTICLE_BODY} .${name}{${declarations}}`)
      .join('');
  }
}
