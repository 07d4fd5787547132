/**
 * Whether shadow roots take style sheets made by a script. Safari does since 16.4 and Firefox since 101; the browsers
 * before them get a `<style>`.
 */
export const canAdopt = (root: ShadowRoot): boolean => 'adoptedStyleSheets' in root;

/** A `<style>`, with the nonce of the page's own scripts where its content security policy asks for one. */
export function styleElement(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  style.textContent = css;
  return style;
}
