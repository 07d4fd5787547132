import type { Node, Root } from 'postcss';
import type { UsedScheme } from '#contract/embed/frame.ts';

/**
 * The two colour schemes of the form. Its themes say both colours of a token at once, `light-dark(white, black)`. Most
 * pages have a light form, so the styles that every form gets have the first one; those of dark forms have what the two
 * differ in.
 */

/** The styles of dark forms. */
const DARK_FILE = /[\\/]widget[\\/]first-paint[\\/]dark\.css(\?|$)/;

/** Files whose colours have both schemes. */
const TOKEN_FILES = /[\\/]widget[\\/](first-paint[\\/]themes[\\/][\w-]+|parts[\\/]tokens)\.css(\?|$)/;

/** The elements that dark.css is about. */
const HOST = ':host(:is([scheme~=dark i], [scheme~=auto i]))';

const FUNCTION = 'light-dark(';

/** The arguments of a CSS function, and the text after it. @param text begins after its opening parenthesis */
function argumentsOf(text: string): [texts: string[], rest: string] {
  const texts = [''];
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === ')' && depth === 0) return [texts.map((one) => one.trim()), text.slice(at + 1)];
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === ',' && depth === 0) texts.push('');
    else texts.push(`${texts.pop()}${sign}`);
  }
  throw new Error(`${FUNCTION}${text} does not end.`);
}

/** CSS with the colours of one scheme. */
export function inScheme(scheme: UsedScheme, css: string): string {
  const at = css.indexOf(FUNCTION);
  if (at === -1) return css;
  const [colours, rest] = argumentsOf(css.slice(at + FUNCTION.length));
  return css.slice(0, at) + colours[scheme === 'light' ? 0 : 1] + inScheme(scheme, rest);
}

const fileOf = ({ source }: Node) => source?.input.file ?? '';

/** Keeps of a token file what the schemes differ in. */
function keepDifferences(root: Root): void {
  root.walkDecls((declaration) => {
    if (TOKEN_FILES.test(fileOf(declaration)) && !declaration.value.includes(FUNCTION)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (!TOKEN_FILES.test(fileOf(rule))) return;
    if (rule.nodes.length === 0) rule.remove();
    else rule.selectors = rule.selectors.map((selector) => `${HOST} ${selector}`);
  });
}

/** Keeps the light colours of the token files that a style sheet has imported. */
function keepLight(root: Root): void {
  root.walkDecls((declaration) => {
    if (TOKEN_FILES.test(fileOf(declaration))) declaration.value = inScheme('light', declaration.value);
  });
}

/** A PostCSS plugin that gives each style sheet its part of the tokens. */
export const splitSchemes = {
  postcssPlugin: 'appraisal-form:schemes',
  Once(root: Root): void {
    if (DARK_FILE.test(fileOf(root))) keepDifferences(root);
    else keepLight(root);
  },
};
