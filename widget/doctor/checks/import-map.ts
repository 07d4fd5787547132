import { scriptLines } from '#contract/embed/snippet.ts';
import { type Found, found } from '../finding.ts';
import { ENTRY, FIRST_FILES } from './scripts.ts';

/** Our lines by which the page has a module: those of earlier guides. */
const MODULES = [
  { part: 'type="module"', selector: 'script[type=module][src]', file: ENTRY },
  { part: 'modulepreload', selector: 'link[rel~=modulepreload i]:not([media])', file: FIRST_FILES },
] as const;

const addressOf = (line: Element) => line.getAttribute('src') ?? line.getAttribute('href') ?? '';

const isAbove = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Checks that no line of ours is a module above an import map of the page. */
export function importMap(site: string): Found[] {
  const maps = [...document.querySelectorAll('script[type=importmap]')];
  const lines = MODULES.flatMap(({ part, selector, file }) =>
    [...document.querySelectorAll(selector)]
      .filter((line) => file.test(addressOf(line)) && maps.some((map) => isAbove(line, map)))
      .map((line) => ({ part, isPinned: line.hasAttribute('integrity') })),
  );
  if (lines.length === 0) return [];
  const parts = [...new Set(lines.map(({ part }) => part))];
  const isPinned = lines.some((line) => line.isPinned);
  return [found('import-map', parts, isPinned ? undefined : scriptLines(site))];
}
