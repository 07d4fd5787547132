import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';

/**
 * The version that the oldest supported browsers can parse, with the exceptions below
 * (docs/decisions/0016-browsers.md).
 */
const ECMA_VERSION = 2022;

export interface SyntaxProblem {
  /** From 1. Built files have very long lines, hence the column. */
  line: number;
  column: number;
  message: string;
}

interface Literal extends Node {
  regex?: { pattern: string; flags: string };
  value?: unknown;
}

interface Call extends Node {
  callee: Node & { name?: string };
  arguments: Literal[];
}

const LOOKBEHIND = /\(\?<[=!]/;

function patternProblem(pattern: string, flags: string): string | undefined {
  if (LOOKBEHIND.test(pattern)) return 'Safari before 16.4 does not support lookbehind in patterns';
  if (flags.includes('v')) return 'Safari before 17 does not support the flag v in patterns';
  return undefined;
}

/** Syntax that acorn accepts as ES2022 but Safari 15.4 does not support. */
function problemOf(node: Node): string | undefined {
  if (node.type === 'StaticBlock') return 'Safari before 16.4 does not support static blocks in classes';
  if (node.type === 'Literal') {
    const { regex } = node as Literal;
    return regex && patternProblem(regex.pattern, regex.flags);
  }
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
  const { callee, arguments: args } = node as Call;
  const [pattern, flags] = args;
  if (callee.name !== 'RegExp' || typeof pattern?.value !== 'string') return undefined;
  return patternProblem(pattern.value, typeof flags?.value === 'string' ? flags.value : '');
}

function place(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function parseProblem(source: string, sourceType: 'module' | 'script'): SyntaxProblem | Node {
  try {
    return parse(source, { ecmaVersion: ECMA_VERSION, sourceType });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ...place(source, (error as SyntaxError & { pos: number }).pos), message: error.message };
  }
}

/**
 * The syntax in a script that the oldest supported browsers cannot parse. A file that cannot be parsed at all has
 * one problem.
 */
export function newerSyntax(source: string, sourceType: 'module' | 'script' = 'module'): SyntaxProblem[] {
  const program = parseProblem(source, sourceType);
  if ('message' in program) return [program];
  const problems: SyntaxProblem[] = [];
  full(program, (node) => {
    const message = problemOf(node);
    if (message) problems.push({ ...place(source, node.start), message });
  });
  return problems;
}
