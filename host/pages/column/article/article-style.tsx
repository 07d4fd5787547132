import { useEffect } from 'react';
import { trustedHtml } from '../../../ui/trusted-html.ts';
import { useServerHtml } from '../../../ui/use-server-html.ts';

/**
 * The post's own CSS. In the server's HTML it is a style element with the nonce of the response. In the browser it is a
 * constructed style sheet, because the nonce of a later answer is not valid for this page.
 */
export function ArticleStyle({ css, nonce }: { css: string; nonce: string }) {
  const inHtml = useServerHtml();
  useEffect(() => {
    // Safari before 16.4 has no constructed style sheets; there the article is shown without this CSS.
    if (!css || !('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
  if (!css || !inHtml) return null;
  return <style nonce={nonce || undefined} suppressHydrationWarning {...trustedHtml(css)} />;
}
