import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './source-files.ts';

/** A function with a body in braces. Shorter functions, such as `(item) => item.key`, are part of a line. */
export interface FunctionSize {
  path: string;
  /** Its first line, from 1. */
  line: number;
  /** The number of lines from its first to its last. */
  lines: number;
}

interface Node {
  start: number;
  end: number;
  body?: { type: string } | null;
}

/** The functions of a file, including functions inside other functions, and methods. */
export function functionsIn({ path, text }: SourceFile): FunctionSize[] {
  const results: FunctionSize[] = [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const add = ({ start, end, body }: Node) => {
    if (body?.type !== 'BlockStatement') return;
    const line = lineAt(start);
    results.push({ path, line, lines: lineAt(end) - line + 1 });
  };
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(path, text).program);
  return results;
}
