import {
  type ActionFunction,
  type ActionFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type ServerBuild,
} from 'react-router';
import { CallError } from '../data/http.ts';
import { failureOf } from './error-screen.tsx';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];
type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** There is no such thing, or no more. */
const MISSING = [404, 410];

/**
 * The answer of a page whose call is refused and that says nothing about it: the visitor wrote something senseless into
 * the address or the form, which is no failure of the server.
 */
function answerTo(error: unknown): unknown {
  if (!(error instanceof CallError) || error.status < 400 || error.status >= 500) return error;
  return data(null, { status: MISSING.includes(error.status) ? 404 : error.status });
}

/** The refusal of a file, which has no page around it, in words. */
function inWords(error: unknown): unknown {
  const failure = error as { init?: ResponseInit | null; data?: unknown } | null;
  const { status = 500, statusText = '' } = failure?.init ?? {};
  const response = { status, statusText, internal: false, data: failure?.data };
  if (status < 400 || status >= 500 || !isRouteErrorResponse(response)) return error;
  const { title, text } = failureOf(response);
  return new Response(`${title}\n${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

const guard =
  <Given extends Args, Result>(run: (args: Given) => Result, isPage: boolean) =>
  async (args: Given) => {
    try {
      return await run(args);
    } catch (error) {
      const answer = answerTo(error);
      throw isPage ? answer : inWords(answer);
    }
  };

const guardedModule = ({ loader, action, ...module }: Module): Module => {
  const isPage = Boolean(module.default);
  return {
    ...module,
    ...(loader && { loader: guard(loader as LoaderFunction, isPage) }),
    ...(action && { action: guard(action as ActionFunction, isPage) }),
  };
};

/** The site, in which no page takes the mistake of a visitor for a failure of its own. */
export const guardedBuild = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      route && { ...route, module: guardedModule(route.module) },
    ]),
  ),
});
