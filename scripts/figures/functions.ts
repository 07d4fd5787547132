import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './source-files.ts';

/** A function with a body in braces. Shorter ones, such as `(item) => item.key`, are part of a line. */
export interface FunctionSize {
  path: string;
  /** Its first line, from 1. */
  line: number;
  /** From its first line to its last. */
  lines: number;
}

interface Node {
  start: number;
  end: number;
  body?: { type: string } | null;
}

/** The functions of a file, those inside other functions and methods included. */
export function functionsOf({ path, text }: SourceFile): FunctionSize[] {
  const found: FunctionSize[] = [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const add = ({ start, end, body }: Node) => {
    if (body?.type !== 'BlockStatement') return;
    const line = lineAt(start);
    found.push({ path, line, lines: lineAt(end) - line + 1 });
  };
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(path, text).program);
  return found;
}
