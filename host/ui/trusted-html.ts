/**
 * Text that goes into a page as HTML, CSS or JSON instead of being escaped: `<p {...trustedHtml(html)} />`. It must be
 * our own, or cleaned on the server; whatever else a visitor or an editor wrote is given to React as text.
 */
export const trustedHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
