import type { FastifyInstance } from 'fastify';
import { PHONE_PATH } from '#contract/calls/phone-places.ts';
import { PHONE_SCRIPT, WIDGET_PATH } from '#contract/embed/widget-files.ts';
import { pageHeaders } from '../base/http/security-headers.ts';
import { PHONE_PAGE } from '../base/messages.ts';

const HEADERS = {
  ...pageHeaders("'none'"),
  'cache-control': 'no-cache',
  'referrer-policy': 'no-referrer',
};

const PAGE = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${PHONE_PAGE.title}</title>
<script type="module" src="${WIDGET_PATH}${PHONE_SCRIPT}" async></script>
</head>
<body>
<main>
<h1>${PHONE_PAGE.title}</h1>
<noscript><p>${PHONE_PAGE.withoutScript}</p></noscript>
</main>
</body>
</html>
`;

/** The page that makes a phone the camera of a form. It is the same for every phone, and counts nobody. */
export function phonePage(app: FastifyInstance): void {
  app.get(PHONE_PATH, (_request, reply) =>
    reply.headers(HEADERS).type('text/html; charset=utf-8').send(PAGE),
  );
}
