import postcss, { type AtRule, type Declaration } from 'postcss';
import { ARTICLE_BODY } from './post.ts';

/** CSS can hide or cover the page by these, or load and run something in old browsers. */
const UNWANTED = /expression\(|javascript:|-moz-binding|behavior/i;
const isUnwanted = ({ prop, value }: Declaration) =>
  UNWANTED.test(prop + value) || (prop === 'position' && /fixed|sticky/i.test(value));

/** Only conditions; no rule that loads, names or animates. */
const isKept = ({ name }: AtRule) => ['media', 'supports'].includes(name.toLowerCase());

/** CSS that a plugin adds to an article: only rules, and only for the article's own text. Invalid CSS becomes empty. */
export function cleanStyle(css: string | undefined): string {
  if (!css) return '';
  try {
    const root = postcss.parse(css);
    root.walkComments((comment) => void comment.remove());
    root.walkAtRules((rule) => void (isKept(rule) || rule.remove()));
    root.walkDecls((declaration) => void (isUnwanted(declaration) && declaration.remove()));
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.map((selector) => `.${ARTICLE_BODY} ${selector}`);
    });
    const clean = root.toString();
    // In HTML it would end the style element.
    return clean.includes('<') ? '' : clean;
  } catch {
    return '';
  }
}
