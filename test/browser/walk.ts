import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import routes from '#host/routes.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export interface SitePath {
  /** The path as the table of routes has it: `/desk/requests/:uuid`. */
  path: string;
  /** The module, and the files beside it. */
  texts: readonly string[];
  takesForms: boolean;
}

function pathsIn(entries: readonly RouteConfigEntry[], above: string): SitePath[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const own = path ? `${above}/${path}` : above;
    const folder = join(ROOT, 'host', file, '..');
    const text = readFileSync(join(ROOT, 'host', file), 'utf8');
    const texts = globSync('*.{ts,tsx}', { cwd: folder }).map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    const takesForms = /export (async )?(function|const) action\b/.test(text);
    const page = path || index ? [{ path: own || '/', texts, takesForms }] : [];
    return [...page, ...pathsIn(children, own)];
  });
}

/** Every path of the table of routes. */
export const sitePaths = async (): Promise<SitePath[]> => pathsIn(await routes, '');

/** The names of everything that pages read of addresses and forms. */
export function readNames(): string[] {
  const texts = globSync('host/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.test\./.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const reads = texts.flatMap((text) => [...text.matchAll(/\.(?:get|getAll|has)\('([\w-]+)'\)/g)]);
  const filters = texts.flatMap((text) =>
    [...text.matchAll(/(?:FILTERS = |filtersIn\([^[\n]*)\[([^\]]*)\]/g)].flatMap(([, list = '']) => [
      ...list.matchAll(/'(\w+)'/g),
    ]),
  );
  return [...new Set([...reads, ...filters].map(([, name = '']) => name))].sort();
}

/** The acts that the form of a page names. */
export const intentsOf = ({ texts }: SitePath): string[] => {
  const matches = texts.flatMap((text) => [
    ...text.matchAll(/(?:case|intent(?: as \w+)? ===) '(\w+)'|name="intent" value="(\w+)"/g),
  ]);
  return [...new Set(matches.map(([, one, other]) => one ?? other ?? ''))];
};

/** Somebody who asks for pages, with the cookies of a browser. */
export class Walker {
  readonly #site: string;
  readonly #sample: string | undefined;
  #cookie = '';

  /** @param sample the role of a sample person; nobody is signed in without it */
  constructor(site: string, sample?: string) {
    this.#site = site;
    this.#sample = sample;
  }

  async #signIn(): Promise<void> {
    const answer = await this.#send(DESK_PAGES.signIn, { sample: this.#sample ?? '' });
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    if (!this.#cookie) throw new Error(`nobody is signed in: ${answer.status}`);
  }

  #send(path: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    return fetch(this.#site + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { origin: this.#site, cookie: this.#cookie },
      ...(form && { body: new URLSearchParams(form) }),
    });
  }

  /** @param path with its query */
  async ask(path: string, form?: Readonly<Record<string, string>>) {
    if (this.#sample && !this.#cookie) await this.#signIn();
    const start = performance.now();
    const answer = await this.#send(path, form);
    const text = await answer.text();
    if (answer.headers.get('set-cookie')?.startsWith('__Host-desk=;')) this.#cookie = '';
    return {
      status: answer.status,
      ms: performance.now() - start,
      text,
      location: answer.headers.get('location'),
    };
  }
}
