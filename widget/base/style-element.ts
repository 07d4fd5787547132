/**
 * Whether scripts can make style sheets and shadow roots accept them. Safari can since 16.4 and Firefox since 101;
 * older browsers get a `<style>`, and so do pages that have replaced the constructor.
 */
export function canAdopt(root: ShadowRoot): boolean {
  try {
    return 'adoptedStyleSheets' in root && !!new CSSStyleSheet();
  } catch {
    return false;
  }
}

/** A `<style>`, with the nonce of the page's own scripts where its content security policy asks for one. */
export function styleElement(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  style.textContent = css;
  return style;
}
