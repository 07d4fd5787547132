import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

const documents = globSync(['*.md', 'docs/**/*.md', '{server,widget,host,art,e2e,bench,drills}/**/*.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/column/posts/**'],
});

/** A document without its examples, which may look like headings and links. */
const proseOf = (document: string) =>
  readFileSync(join(ROOT, document), 'utf8').replace(/^ *```[\s\S]*?^ *```$/gm, '');

const linksIn = (document: string) => {
  const text = proseOf(document).replace(/`[^`\n]*`/g, 'code');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
};

/** The anchors of the headings, as pages of repositories make them. */
function anchorsOf(document: string): Set<string> {
  const headings = [...proseOf(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\- _]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

test.each(documents)('%s has links that lead somewhere', (document) => {
  const lost = linksIn(document).filter((link) => {
    if (/^(https?|mailto):/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path ? normalize(join(dirname(document), path)) : document;
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor);
  });
  expect(lost).toEqual([]);
});
