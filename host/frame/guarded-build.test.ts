import {
  createRequestHandler,
  data,
  type LoaderFunction,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { expect, it } from 'vitest';
import { CallError } from '../data/http.ts';
import { guardedBuild } from './guarded-build.server.ts';

/** A site of one page, or of one file. */
function siteOf(loader: LoaderFunction, isPage: boolean): ServerBuild {
  const module = { loader, ...(isPage && { default: () => null }) };
  return {
    entry: {
      module: {
        default: (_request, status, headers) => new Response('<h1>a page</h1>', { status, headers }),
        handleError: () => undefined,
      },
    },
    routes: { one: { id: 'one', path: 'one', module: module as never } },
    assets: { version: '', url: '', entry: { module: '', imports: [] }, routes: {} },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

async function answerOf(error: unknown, isPage = true) {
  const site = siteOf(() => {
    throw error;
  }, isPage);
  const handle = createRequestHandler(guardedBuild(site), 'production');
  const answer = await handle(new Request('http://site.example/one'), new RouterContextProvider());
  return { status: answer.status, text: await answer.text() };
}

const refusal = (status: number) => new CallError('', { status, code: 'x' });

it.each([
  [400, 400],
  [404, 404],
  [409, 409],
  [410, 404],
  [422, 422],
  [429, 429],
])('A call that is refused with %i is the mistake of a visitor: the page answers %i', async (of, status) => {
  expect((await answerOf(refusal(of))).status).toBe(status);
});

it.each([0, 500, 503])('A call that fails with %i is a failure of the server', async (status) => {
  expect((await answerOf(refusal(status))).status).toBe(500);
});

it('A page’s own answer stays', async () => {
  expect((await answerOf(data(null, { status: 403 }))).status).toBe(403);
});

it('A file that is not there says that in words', async () => {
  for (const error of [refusal(404), data(null, { status: 404 })])
    expect(await answerOf(error, false)).toMatchObject({
      status: 404,
      text: expect.stringContaining('お探しのページが見つかりませんでした'),
    });
});
