import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ATTRIBUTES, EVENTS, type Scheme } from '#contract/embed/element.ts';
import { FRAME_PATH, FRAME_SETTINGS } from '#contract/embed/frame.ts';
import { elementLine, scriptLines } from '#contract/embed/snippet.ts';
import { COMMON_HEADERS, NO_HTML_FROM_STRINGS } from '../base/http/security-headers.ts';
import { FRAME_PAGE } from '../base/messages.ts';

/** Runs in the frame. Passes the form's events to the page around it; they carry no personal details. */
const SCRIPT = `for (const name of ${JSON.stringify(EVENTS)})
  document.addEventListener(name, ({ detail }) => parent.postMessage({ type: name, detail }, '*'));`;
const STYLE = 'body{margin:0}';

/** The colour schemes of the document. One that differs from the frame would get a ground of the browser's. */
const DOCUMENT_SCHEMES: Readonly<Record<Scheme, string>> = {
  light: 'light',
  dark: 'dark',
  auto: 'light dark',
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' ${hashOf(SCRIPT)}`,
    `style-src 'self' ${hashOf(STYLE)}`,
    "img-src 'self' blob:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    // No frame-ancestors: even * refuses a page without an origin, such as one in a sandbox.
    NO_HTML_FROM_STRINGS,
  ].join('; '),
  'cache-control': 'no-cache',
  ...COMMON_HEADERS,
  // The page around it is another origin, and the browser asks for this header in a frame.
  'cross-origin-resource-policy': 'cross-origin',
};

function framePage(query: URLSearchParams): string {
  const attributes = FRAME_SETTINGS.flatMap((name) => {
    const value = ATTRIBUTES[name].parse(query.get(name) ?? '');
    return value ? [[name, value] as const] : [];
  });
  const { scheme } = ATTRIBUTES;
  const schemes = DOCUMENT_SCHEMES[scheme.parse(query.get('scheme') ?? '') ?? scheme.default];
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${schemes}">
<base target="_top">
<title>${FRAME_PAGE.title}</title>
<style>${STYLE}</style>
<script>${SCRIPT}</script>
${scriptLines('')}
</head>
<body>
${elementLine('', attributes, FRAME_PAGE.link)}
<script type="module" src="/widget/framed.js" async></script>
</body>
</html>
`;
}

/** The form alone, for frames in pages that allow no scripts of others: `/frame?theme=lp&initial-category=watch`. */
export function framedForm(app: FastifyInstance): void {
  app.get(FRAME_PATH, ({ url }, reply) =>
    reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(framePage(new URL(url, 'http://localhost').searchParams)),
  );
}
