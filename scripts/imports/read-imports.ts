import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** One import of a file, as it is written. */
export interface WrittenImport {
  specifier: string;
  /** The line in the file, from 1. */
  line: number;
  /** Nothing of it is left in what is built: `import type`. */
  isType: boolean;
}

interface Found {
  specifier: string;
  start: number;
  isType?: boolean;
}

const withoutQuotes = (text: string) => /^\s*(['"`])([^'"`$]+)\1\s*$/.exec(text)?.[2];

/** `import('./x.ts')` with a constant text, also as a type. */
function dynamicImports(source: string, tree: ReturnType<typeof parseSync>): Found[] {
  const imports: Found[] = [];
  for (const { moduleRequest } of tree.module.dynamicImports) {
    const specifier = withoutQuotes(source.slice(moduleRequest.start, moduleRequest.end));
    if (specifier) imports.push({ specifier, start: moduleRequest.start });
  }
  new Visitor({
    TSImportType(node) {
      imports.push({ specifier: node.source.value, start: node.start });
    },
  }).visit(tree.program);
  return imports;
}

function staticImports(tree: ReturnType<typeof parseSync>): Found[] {
  const imports = tree.module.staticImports.map(({ moduleRequest: { value, start }, entries }) => ({
    specifier: value,
    start,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exports = tree.module.staticExports
    .flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest))
    .filter((request) => request !== null && request !== undefined)
    .map((request) => ({ specifier: request.value, start: request.start }));
  return [...imports, ...exports];
}

/** Every module that a file imports or re-exports, including types. */
export function readImports(path: string): WrittenImport[] {
  const source = readFileSync(path, 'utf8');
  const tree = parseSync(path, source);
  const imports = [...staticImports(tree), ...dynamicImports(source, tree)];
  const lineAt = (start: number) => source.slice(0, start).split('\n').length;
  return imports.map(({ specifier, start, isType = false }) => ({ specifier, line: lineAt(start), isType }));
}
