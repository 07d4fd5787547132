import { useEffect, useSyncExternalStore } from 'react';
import { trustedHtml } from '#host/ui/trusted-html.ts';

const never = () => () => {};

/** True on the server and while its HTML is taken over, false from then on. */
const useServerHtml = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * The post's own CSS. In the server's HTML it is a style element with the response's nonce; in the browser a sheet,
 * since the nonce of a later answer is not this page's.
 */
export function BalloonStyle({ css, nonce }: { css: string; nonce: string }) {
  const inHtml = useServerHtml();
  useEffect(() => {
    // Safari before 16.4 has no sheets of its own making; there the article goes without.
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
