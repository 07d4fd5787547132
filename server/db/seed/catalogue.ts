import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { type CategoryKey, toCategoryKey } from '#contract/goods/categories.ts';

import { StartError } from '../../base/errors.ts';

/** A row of `catalogue_entries`. */
export interface CatalogueRow {
  code: string;
  category: CategoryKey;
  level: number;
  parent_code: string | null;
  name: string;
  row_order: number;
  icon: string | null;
}

const FOLDER = join(import.meta.dirname, 'catalogue');
const DEEPEST_LEVEL = 3;

/** The texts of the data files in `catalogue/`, one for each category, by file name. */
export async function readCatalogueFiles(folder = FOLDER): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [name, texts[index] ?? '']));
}

/**
 * The entries of one data file, parents before children.
 *
 * The key of a mapping is an entry with children, a string is an entry without. The order in the file is the order on
 * the screen. A code depends only on the category and the path of names, so it stays the same when others are inserted.
 *
 * @throws StartError that names file and place if the file does not have that form
 */
export function parseCatalogueFile(file: string, text: string): CatalogueRow[] {
  const category = toCategoryKey(basename(file, '.yaml'));
  if (!category) throw malformed(`${file}: there is no category with this name`);
  const document = parseDocument(text);
  if (document.errors[0]) throw malformed(`${file}: ${document.errors[0].message}`);
  const rows: CatalogueRow[] = [];
  const codes = new Set<string>();

  const add = (
    name: string,
    children: Node | null | undefined,
    parents: readonly string[],
    order: number,
  ) => {
    const path = [...parents, name];
    const code = codeOf(category, path);
    if (path.length > DEEPEST_LEVEL)
      throw malformed(`${file}: ${path.join(' > ')} is deeper than level ${DEEPEST_LEVEL}`);
    if (codes.has(code)) throw malformed(`${file}: ${path.join(' > ')} appears twice`);
    codes.add(code);
    rows.push({
      code,
      category,
      level: path.length,
      parent_code: parents.length > 0 ? codeOf(category, parents) : null,
      name,
      row_order: order,
      icon: null,
    });
    if (children) walk(children, path);
  };

  const walk = (node: Node, parents: readonly string[]) => {
    let order = 0;
    for (const [name, children] of childrenOf(node, file)) add(name, children, parents, ++order);
  };

  if (document.contents) walk(document.contents, []);
  return rows;
}

/** Names and their children, of a mapping, a list (of strings or mappings), or a single string. */
function* childrenOf(node: Node, file: string): Generator<[name: string, children: Node | null]> {
  if (isMap<Node, Node | null>(node)) {
    for (const { key, value } of node.items) {
      yield [nameOf(key, file), isScalar(value) && value.value === null ? null : value];
    }
  } else if (isSeq<Node>(node)) {
    for (const child of node.items) yield* childrenOf(child, file);
  } else {
    yield [nameOf(node, file), null];
  }
}

/** The name as written, so that a model number such as 0123 or 1e5 does not become a number. */
function nameOf(node: Node, file: string): string {
  if (!isScalar(node)) throw malformed(`${file}: an entry is neither a name nor a mapping`);
  const name = String(node.source ?? node.value).trim();
  if (!name) throw malformed(`${file}: an entry has no name`);
  return name;
}

function codeOf(category: CategoryKey, path: readonly string[]): string {
  return createHash('sha256')
    .update([category, ...path].join('\n'))
    .digest('hex')
    .slice(0, 12);
}

const malformed = (message: string) =>
  new StartError(
    `The catalogue cannot be read: ${message}`,
    'Correct that file in server/db/seed/catalogue.',
  );
