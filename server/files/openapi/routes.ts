import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CachedAnswers } from '../../base/answers/cached-answers.ts';
import { jsonOf } from '../../base/answers/json.ts';
import { COMMON_HEADERS, NO_HTML_FROM_STRINGS } from '../../base/http/security-headers.ts';
import { openApiDocument } from './document.ts';
import { apiPage } from './page/page.ts';

const JSON_URL = '/v1/openapi.json';
const PAGE_URL = '/docs/api';
const STYLES_URL = '/docs/api.css';

/** The page loads only its own styles. */
const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    NO_HTML_FROM_STRINGS,
  ].join('; '),
  'cache-control': 'no-cache',
  ...COMMON_HEADERS,
};

const STYLES_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable', ...COMMON_HEADERS };

/** The API's own description: for programs at /v1/openapi.json, for people at /docs/api. */
export function apiDescription(app: FastifyInstance, productName: string): void {
  const answers = new CachedAnswers();
  const document = once(() => openApiDocument(productName));
  const styles = once(readStyles);

  app.get(JSON_URL, (request, reply) => {
    reply.header('cache-control', 'no-cache');
    return answers.answer('document', () => jsonOf(document())).send(request, reply);
  });

  app.get(PAGE_URL, (request, reply) => {
    reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8');
    const urls = { styles: `${STYLES_URL}?v=${styles().version}`, json: JSON_URL };
    return answers.send(request, reply, 'page', () => Buffer.from(apiPage(document(), urls)));
  });

  app.get(STYLES_URL, (request, reply) => {
    reply.headers(STYLES_HEADERS).type('text/css; charset=utf-8');
    return answers.send(request, reply, 'styles', () => styles().text);
  });
}

/** Made when it is first asked for: most servers are never asked. */
function once<T>(make: () => T): () => T {
  let cache: { value: T } | undefined;
  return () => {
    cache ??= { value: make() };
    return cache.value;
  };
}

function readStyles() {
  const files = [
    join(import.meta.dirname, '..', '..', '..', 'contract', 'base', 'palette.css'),
    join(import.meta.dirname, 'page', 'page.css'),
  ];
  const text = Buffer.concat(files.map((file) => readFileSync(file)));
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}
