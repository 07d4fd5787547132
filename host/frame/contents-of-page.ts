import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { PageContent } from '#contract/site/page-contents.ts';
import type { Privacy } from '#contract/site/page-policy.ts';
import type { PageHandle } from './page-handle.ts';

type Routes = ServerBuild['routes'];

function childrenOf(routes: Routes, parent: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parent)
    .map((route) => {
      const { id = '', path, index, caseSensitive = false, module } = route ?? {};
      const common = { id, ...(path && { path }), caseSensitive, handle: module?.handle };
      return index ? { ...common, index } : { ...common, children: childrenOf(routes, id) };
    });
}

const trees = new WeakMap<Routes, RouteObject[]>();

function treeOf(routes: Routes): RouteObject[] {
  const tree = trees.get(routes) ?? childrenOf(routes, undefined);
  trees.set(routes, tree);
  return tree;
}

/** The page whose data an address of the router is for; any other address is that of a page. */
const pageOf = (path: string) => (path === '/_root.data' ? '/' : path.replace(/\.data$/, ''));

const matchesOf = ({ routes }: ServerBuild, path: string) => matchRoutes(treeOf(routes), pageOf(path)) ?? [];

const handlesOf = (build: ServerBuild, path: string): (PageHandle | undefined)[] =>
  matchesOf(build, path).map(({ route }) => route.handle);

/**
 * The contents of a page, if it is the same for every visitor.
 * @param path of the page, or of its data
 * @returns undefined for a page that is made for each visitor; a private one is, whatever it shows
 */
export function contentsOfPage(build: ServerBuild, path: string): readonly PageContent[] | undefined {
  const handles = handlesOf(build, path);
  if (handles.some((handle) => handle?.private)) return undefined;
  return handles.findLast((handle) => handle?.contents)?.contents;
}

/**
 * How private a page is; undefined: it is for everybody.
 * @param path of the page, or of its data
 */
export const privacyOf = (build: ServerBuild, path: string): Privacy | undefined =>
  handlesOf(build, path).findLast((handle) => handle?.private)?.private;

/**
 * A form for this page needs a session of a desk, or the token in the path of the page, which is returned too.
 * @param path of the page, or of its data
 */
export function visitorNeeds(
  build: ServerBuild,
  path: string,
): { needs?: 'session' | 'token'; token?: string | undefined } {
  const matches = matchesOf(build, path);
  if (matches.some(({ route }) => (route.handle as PageHandle | undefined)?.signedIn))
    return { needs: 'session' };
  if (privacyOf(build, path) !== 'key') return {};
  return { needs: 'token', token: matches.at(-1)?.params.token };
}
