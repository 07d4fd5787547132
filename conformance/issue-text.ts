/** The parts of zod's issues that are used here. zod/mini has no messages. */
interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly expected?: string;
  readonly values?: readonly unknown[];
  readonly errors?: readonly (readonly Issue[])[];
}

const SHOWN_CHARACTERS = 60;

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `an object with ${Object.keys(value).join(', ') || 'no members'}`;
  return `the ${typeof value} ${JSON.stringify(value)}`.slice(0, SHOWN_CHARACTERS);
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

const pathText = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'the answer';

/** For a union: the alternative that fits best, whose problem is deepest. */
function nearest(issue: Issue): Issue | undefined {
  const inner = (issue.errors ?? []).flat().map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  return inner.sort((a, b) => b.path.length - a.path.length)[0];
}

/** One problem of an answer: `data[0].name should be string, but is null`. */
export function issueText(issue: Issue, answer: unknown): string {
  const inner = issue.code === 'invalid_union' ? nearest(issue) : undefined;
  if (inner && inner.path.length > issue.path.length) return issueText(inner, answer);
  const kinds = issue.errors?.flat().map(({ expected }) => expected) ?? [];
  const kind = issue.expected ?? ([...new Set(kinds)].filter(Boolean).join(' or ') || 'something else');
  return `${pathText(issue.path)} should be ${kind}, but is ${kindOf(valueAt(answer, issue.path))}`;
}
