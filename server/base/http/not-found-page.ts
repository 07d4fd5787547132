import type { FastifyReply } from 'fastify';
import { NOT_FOUND_PAGE } from '../messages.ts';
import { pageHeaders } from './security-headers.ts';

const PAGE = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${NOT_FOUND_PAGE.title}</title>
</head>
<body>
<main>
<h1>${NOT_FOUND_PAGE.heading}</h1>
<p>${NOT_FOUND_PAGE.text}</p>
</main>
</body>
</html>
`;

/** The page for an unknown URL. It is plain, so it needs no other file, which could be missing too. */
export function sendNotFoundPage(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ ...pageHeaders("'none'"), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
