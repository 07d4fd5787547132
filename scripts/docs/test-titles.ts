import { parseSync, Visitor } from 'vite';

/** Stands between a group of tests and a title in it. */
export const INSIDE = ' › ';

const CALLERS = new Set(['test', 'it', 'describe']);

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Call extends Node {
  callee: Node;
  arguments: Node[];
}

interface Named extends Node {
  name?: string;
  object?: Named;
  callee?: Named;
  value?: unknown;
}

/** The name at the head of a chain: `test` of `test.skipIf(slow)` and of `test.each(rows)`. */
function headOf({ name, object, callee }: Named): string | undefined {
  const inner = object ?? callee;
  return inner ? headOf(inner) : name;
}

const isGroup = (callee: string) => /^(test\.)?describe\b/.test(callee);

/**
 * The titles of the tests in a file, each behind those of its groups. They stand here as in the source, with `${…}`
 * and `%s` for values. Tests whose title a function makes are left out.
 */
export function testTitles(path: string, source: string): string[] {
  const titles: string[] = [];
  const groups: string[] = [];

  const titleOf = ({ callee, arguments: [title, body] }: Call) => {
    if (!title || !body || !CALLERS.has(headOf(callee) ?? '')) return undefined;
    if (title.type === 'TemplateLiteral') return source.slice(title.start + 1, title.end - 1);
    const { value } = title as Named;
    return title.type === 'Literal' && typeof value === 'string' ? value : undefined;
  };
  const isGroupCall = (call: Call) => isGroup(source.slice(call.callee.start, call.callee.end));

  new Visitor({
    CallExpression(call) {
      const title = titleOf(call);
      if (title === undefined) return;
      if (isGroupCall(call)) groups.push(title);
      else titles.push([...groups, title].join(INSIDE));
    },
    'CallExpression:exit'(call) {
      if (titleOf(call) !== undefined && isGroupCall(call)) groups.pop();
    },
  }).visit(parseSync(path, source).program);
  return titles;
}
