import type { WordPressQuery } from './query.ts';

type Path = readonly string[];

/** The fields that a caller wants of each entry (`_fields`), as paths: title, title.rendered. Undefined: all of them. */
export function readFields(query: WordPressQuery): readonly Path[] | undefined {
  const names = [query.get('_fields') ?? []].flat().flatMap((part) => part.split(/[\s,]+/));
  const paths = names.filter(Boolean).map((name) => name.split('.'));
  return paths.length > 0 ? paths : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a value that the paths name. A longer path takes nothing of a value that is no record. */
function partOf(value: Record<string, unknown>, paths: readonly Path[]): Record<string, unknown> {
  const part: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const within = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    if (within.length === 0) continue;
    if (within.some((path) => path.length === 0)) part[name] = inner;
    else if (isRecord(inner)) part[name] = partOf(inner, within);
  }
  return part;
}

/** Keeps the wanted fields of an entry, or of each entry of a list. `_embedded` is kept together with `_links`. */
export function onlyFields(answer: unknown, paths: readonly Path[] | undefined): unknown {
  if (!paths) return answer;
  if (Array.isArray(answer)) return answer.map((entry) => onlyFields(entry, paths));
  if (!isRecord(answer)) return answer;
  const links = paths.some(([first]) => first === '_links') ? [['_embedded']] : [];
  return partOf(answer, [...paths.filter(([first]) => first !== '_embedded'), ...links]);
}
