import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import type { LabCondition } from '../../demo/lab/condition.ts';
import { LAB_GROUPS } from '../../demo/lab/groups/index.ts';
import { MISTAKES } from '../../demo/lab/mistakes.ts';
import { frameSnippet, JOINED, labPage, plainPage, SLOW, snippet } from '../../demo/lab/page.ts';
import { bundleOf } from './bundles.ts';
import { encodeIn } from './charsets.ts';

/** The folders of the installed libraries, by the beginnings of their addresses. */
export const LIBRARY_FOLDERS: Readonly<Record<string, string>> = {
  '/npm/': join(import.meta.dirname, '..', '..', 'demo', 'lab', 'libraries', 'node_modules'),
  '/debian/': '/usr/share/javascript',
};

const TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript' };

/** Longer than our script needs. */
const SLOW_MS = 800;

/** The element in place of the form on a page without it. */
const NOTHING = '<div></div>';

const PAGES = [...LAB_GROUPS, { name: 'mistakes', conditions: MISTAKES }];

const conditionAt = (path: string): LabCondition | undefined =>
  PAGES.flatMap(({ name, conditions }) =>
    conditions.filter((condition) => path === labAddress(name, condition.name)),
  )[0];

export const labAddress = (group: string, condition: string): string => `/${group}/${condition}.html`;

const typeOf = (path: string) => TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

const fileAt = (path: string): string | undefined =>
  LAB_GROUPS.flatMap(({ conditions }) => conditions).find(({ files }) => files && path in files)?.files?.[
    path
  ];

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const own = fileAt(path) ?? (await bundleOf(path.replace('/bundle/', '')));
  response.setHeader('content-type', typeOf(path));
  response.end(own ?? (await readLibrary(path)));
}

function readLibrary(path: string): Promise<Buffer> {
  const prefix = Object.keys(LIBRARY_FOLDERS).find((one) => path.startsWith(one)) ?? '';
  const file = join(LIBRARY_FOLDERS[prefix] ?? '', normalize(`/${path.slice(prefix.length)}`));
  return readFile(file);
}

/** The text of the form's script, for pages that have copied it. */
const codeOf = async (host: string) => (await fetch(`${host}/widget/appraisal-form.js`)).text();

async function sendCondition(
  response: ServerResponse,
  host: string,
  condition: LabCondition,
  without: boolean,
): Promise<void> {
  const { charset = 'utf-8', type = 'text/html', headers = {} } = condition;
  for (const [name, value] of Object.entries(headers))
    response.setHeader(name, value.replaceAll('HOST', host));
  response.setHeader('content-type', `${type}; charset=${charset}`);
  const code = condition.copied ? await codeOf(host) : '';
  const form = condition.frame === undefined ? snippet(host, condition, code) : frameSnippet(host, condition);
  const page = labPage(condition, without ? NOTHING : form);
  response.end(encodeIn(page.replaceAll('HOST', host), charset));
}

/** Scripts of a page in one file, as plugins that make pages faster write it. */
async function sendJoined(response: ServerResponse, host: string): Promise<void> {
  response.setHeader('content-type', 'text/javascript; charset=utf-8');
  response.end(`(function () {})();\n${await codeOf(host)}\n(function () {})();`);
}

function sendPlain(response: ServerResponse, host: string, query: URLSearchParams): void {
  const number = (name: string) => Number(query.get(name));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const at = { left: number('left'), top: number('top'), width: number('width') };
  response.end(plainPage(snippet(host), at));
}

/** The site of a partner: the pages of the lab, on an origin of their own. */
export interface Partner {
  readonly origin: string;
  close(): void;
}

/** @param host the origin of the form */
export async function startPartner(host: string): Promise<Partner> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://partner');
    const condition = conditionAt(pathname);
    const isEarly = condition?.pjax && !headers['x-pjax'];
    if (condition) await sendCondition(response, host, condition, isEarly || searchParams.has('without'));
    else if (pathname === SLOW) setTimeout(() => response.end(), SLOW_MS);
    else if (pathname === JOINED) await sendJoined(response, host);
    else if (pathname === '/plain.html') sendPlain(response, host, searchParams);
    else await sendFile(response, pathname).catch(() => response.writeHead(404).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
