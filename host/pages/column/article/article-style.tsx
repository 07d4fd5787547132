import { trustedHtml } from '../../../ui/trusted-html.ts';

/** The post's own CSS, with the nonce of the response. */
export const ArticleStyle = ({ css, nonce }: { css: string; nonce: string }) =>
  css ? <style nonce={nonce || undefined} {...trustedHtml(css)} /> : null;
