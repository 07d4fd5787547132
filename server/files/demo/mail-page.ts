import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime, { type Address, type Email } from 'postal-mime';
import * as z from 'zod/mini';
import { Html, html } from '../../base/html.ts';
import { COMMON_HEADERS } from '../../base/http/security-headers.ts';
import { MAIL_PAGE as WORDS } from '../../base/messages.ts';
import { mailFolder } from '../../deliveries/mail/transport.ts';
import { isOnThisMachine } from '../../limits/visitor.ts';

const PATH = '/demo/mail/';
const MOST = 100;

const STYLE = `
:root{color-scheme:light dark;font:16px/1.7 'Hiragino Sans','Noto Sans JP',Meiryo,sans-serif}
body{max-width:760px;margin:0 auto;padding:24px 16px}
h1{font-size:22px}h2{font-size:18px;margin:32px 0 8px}
ol{padding:0;list-style:none}li a{display:block;padding:12px 0;border-bottom:1px solid #8885;color:inherit;text-decoration:none}
li a:hover strong{text-decoration:underline}small{display:block;opacity:.75}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:640px;border:1px solid #8885;border-radius:8px}
pre{padding:12px;border:1px solid #8885;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.7 ui-monospace,Menlo,Consolas,monospace}
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PRIVATE = {
  ...COMMON_HEADERS,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

const PAGE_HEADERS = {
  ...PRIVATE,
  'content-security-policy': `default-src 'none'; style-src ${hashOf(STYLE)}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** A mail as it arrived: its content cannot run or load anything, or reach the page around it. */
const MAIL_HEADERS = {
  ...PRIVATE,
  'content-security-policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
};

interface Kept {
  subject: string;
  uuid: string;
  at: Date;
}

/**
 * `/demo/mail/`: mail that is kept instead of sent, as it would arrive. For somebody who tries the product out on their
 * own machine: mails have the links by which people sign in.
 */
export function mailPages(app: FastifyInstance, dataDir: string): void {
  app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) =>
      isOnThisMachine(request) ? undefined : reply.callNotFound(),
    );
    answerWith(pages, mailFolder(dataDir));
  });
}

function answerWith(app: FastifyInstance, folder: string): void {
  app.get(PATH, async (_request, reply) => {
    const newest = (await listKept(folder)).slice(0, MOST);
    const mails = await Promise.all(
      newest.map(async (entry) => ({ kept: entry, mail: await read(folder, entry) })),
    );
    return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(listPage(mails));
  });

  app.get<{ Params: Kept }>(`${PATH}:subject/:uuid`, async ({ params }, reply) => {
    const mail = await read(folder, params);
    if (!mail) return reply.callNotFound();
    const frame = `${PATH}${params.subject}/${params.uuid}/html`;
    return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(mailPage(mail, frame));
  });

  app.get<{ Params: Kept }>(`${PATH}:subject/:uuid/html`, async ({ params }, reply) => {
    const mail = await read(folder, params);
    if (!mail) return reply.callNotFound();
    return reply
      .headers(MAIL_HEADERS)
      .type('text/html; charset=utf-8')
      .send(mail.html ?? '');
  });
}

const isUuid = (text: string) => z.guid().safeParse(text).success;

async function read(
  folder: string,
  { subject, uuid }: Pick<Kept, 'subject' | 'uuid'>,
): Promise<Email | undefined> {
  if (!isUuid(subject) || !isUuid(uuid)) return undefined;
  const raw = await readFile(join(folder, subject, `${uuid}.eml`)).catch(() => undefined);
  return raw && PostalMime.parse(raw);
}

/** The newest first. */
async function listKept(folder: string): Promise<Kept[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const mails = files.flatMap((file) => {
    const [, subject = '', uuid = ''] = /^([\w-]+)[/\\]([\w-]+)\.eml$/.exec(file) ?? [];
    return isUuid(subject) && isUuid(uuid) ? [{ subject, uuid, file }] : [];
  });
  const entries = await Promise.all(
    mails.map(async ({ file, ...entry }) => ({
      ...entry,
      at: await stat(join(folder, file)).then(
        ({ mtime }) => mtime,
        () => new Date(0),
      ),
    })),
  );
  return entries.sort((a, b) => b.at.getTime() - a.at.getTime());
}

const namesOf = (addresses: readonly (Address | undefined)[] = []) =>
  addresses.map((one) => (one?.name ? `${one.name} <${one.address}>` : (one?.address ?? ''))).join(', ');

function listPage(mails: readonly { kept: Kept; mail: Email | undefined }[]): string {
  const items = mails.flatMap(({ kept, mail }) =>
    mail
      ? [
          html`<li><a href="${PATH}${kept.subject}/${kept.uuid}"><strong>${mail.subject}</strong>
<small>${WORDS.to(namesOf(mail.to))}　${WORDS.at(kept.at)}</small></a></li>\n`,
        ]
      : [],
  );
  return page(
    WORDS.title,
    html`<h1>${WORDS.title}</h1>\n<p>${WORDS.lead}</p>\n${items.length > 0 ? html`<ol>\n${items}</ol>` : html`<p>${WORDS.none}</p>`}`,
  );
}

const mailPage = (mail: Email, frame: string) =>
  page(
    mail.subject ?? '',
    html`<p><a href="${PATH}">${WORDS.back}</a></p>
<h1>${mail.subject}</h1>
<dl>${mail.headers.map(({ originalKey, value }) => html`<dt>${originalKey}</dt><dd>${value}</dd>\n`)}</dl>
<h2>${WORDS.asHtml}</h2>
<iframe src="${frame}" sandbox title="${WORDS.asHtml}"></iframe>
<h2>${WORDS.asText}</h2>
<pre>${mail.text}</pre>`,
  );

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${new Html(`<style>${STYLE}</style>`)}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.markup;
