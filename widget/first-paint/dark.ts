import darkCss from './dark.css?inline';

/*
 * A file of its own without imports, which comes before the first paint of a form that is or may be dark, and to no
 * other form (docs/decisions/0108-dark-forms.md).
 */

const sheets = new WeakSet<CSSStyleSheet>();

/**
 * Gives the shadow root of a form the styles by which its attribute `scheme` has effect, once. In browsers without
 * light-dark() (Safari before 17.5, Chrome before 123, Firefox before 120) the form stays light.
 */
export function darken(root: ShadowRoot): void {
  if (!CSS.supports('color', 'light-dark(red, red)')) return;
  if (root.adoptedStyleSheets.some((sheet) => sheets.has(sheet))) return;
  // A root that a script has moved into another document takes only sheets of that one.
  const sheet = new (root.ownerDocument.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(darkCss);
  sheets.add(sheet);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
