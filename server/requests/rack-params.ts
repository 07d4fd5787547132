/**
 * Nested parameters as Rack (and therefore Rails) reads them, since the submission is made for such a server
 * (document 2, section 7).
 *
 * | name | meaning |
 * |---|---|
 * | `a[b]` | key b of the map a |
 * | `a[]` | one more element of the list a |
 * | `a[][b]` | key b of the last element of a; if the last one has that key already, a new element begins |
 * | `a[][b][c]` | as before; the whole path b, c decides whether the last element has it |
 * | `a[][b][]` | goes to the last element: a child name that holds `[]` never begins a new one |
 *
 * The rules are those of `Rack::QueryParser#_normalize_params` of Rack 3. Maps are used instead of objects, so that no
 * name (`__proto__`) has a special meaning.
 */
export type Param<Leaf> = Leaf | ParamList<Leaf> | ParamMap<Leaf>;
export type ParamList<Leaf> = Param<Leaf>[];
export type ParamMap<Leaf> = Map<string, Param<Leaf>>;

/** A name that cannot be read, or that contradicts an earlier one (`a=1&a[b]=2`). */
export class ParamError extends Error {
  override readonly name = 'ParamError';
  readonly param: string;

  constructor(param: string, message: string) {
    super(message);
    this.param = param;
  }
}

/**
 * @param pairs names and values in the order in which they were sent; the rules depend on it
 * @param depthLimit how many brackets a name may have
 * @throws ParamError
 */
export function parseRackParams<Leaf>(
  pairs: Iterable<readonly [name: string, value: Leaf]>,
  depthLimit: number,
): ParamMap<Leaf> {
  const params: ParamMap<Leaf> = new Map();
  for (const [name, value] of pairs) {
    const [top, rest] = splitTop(name);
    if (top === '') throw new ParamError(name, 'no name');
    if (rest.split('[').length - 1 > depthLimit) throw new ParamError(name, 'nested too deeply');
    assign(params, top, rest, value, name);
  }
  return params;
}

/** `a[b][c]` → `a` and `[b][c]`. */
function splitTop(name: string): [key: string, rest: string] {
  const bracket = name.indexOf('[', 1);
  return bracket < 0 ? [name, ''] : [name.slice(0, bracket), name.slice(bracket)];
}

/** `[b][c]` → `b` and `[c]`. A text without a closing bracket is a key as a whole. */
function splitNext(name: string): [key: string, rest: string] {
  const bracket = name.startsWith('[') ? name.indexOf(']', 1) : -1;
  return bracket < 0 ? [name, ''] : [name.slice(1, bracket), name.slice(bracket + 1)];
}

function assign<Leaf>(map: ParamMap<Leaf>, key: string, rest: string, value: Leaf, name: string): void {
  if (rest === '') {
    map.set(key, value);
  } else if (rest === '[') {
    map.set(`${key}[`, value);
  } else if (rest === '[]') {
    listAt(map, key, name).push(value);
  } else if (rest.startsWith('[]')) {
    assignToElement(listAt(map, key, name), childOf(rest), value, name);
  } else {
    assignChild(mapAt(map, key, name), rest, value, name);
  }
}

function assignToElement<Leaf>(list: ParamList<Leaf>, child: string, value: Leaf, name: string): void {
  const last = list.at(-1);
  if (last instanceof Map && !hasPath(last, child)) {
    assignChild(last, child, value, name);
    return;
  }
  if (child.startsWith('[]')) throw new ParamError(name, 'a list directly within a list');
  const element: ParamMap<Leaf> = new Map();
  list.push(element);
  assignChild(element, child, value, name);
}

function assignChild<Leaf>(map: ParamMap<Leaf>, child: string, value: Leaf, name: string): void {
  if (child.startsWith('[]')) throw new ParamError(name, 'a list directly within a list');
  const [key, rest] = splitNext(child);
  if (key === '') throw new ParamError(name, 'an empty key');
  assign(map, key, rest, value, name);
}

/** For `[][b]` the child's name is `b`; for anything longer, it is the rest unchanged. */
function childOf(rest: string): string {
  return /^\[\]\[([^[\]]+)\]$/.exec(rest)?.[1] ?? rest.slice(2);
}

function hasPath<Leaf>(map: ParamMap<Leaf>, child: string): boolean {
  if (child.includes('[]')) return false;
  let at: Param<Leaf> | undefined = map;
  for (const key of child.split(/[[\]]+/).filter(Boolean)) {
    if (!(at instanceof Map) || !at.has(key)) return false;
    at = at.get(key);
  }
  return true;
}

function listAt<Leaf>(map: ParamMap<Leaf>, key: string, name: string): ParamList<Leaf> {
  const present = map.get(key);
  if (Array.isArray(present)) return present;
  if (present !== undefined) throw new ParamError(name, 'a list and something else at once');
  const list: ParamList<Leaf> = [];
  map.set(key, list);
  return list;
}

function mapAt<Leaf>(map: ParamMap<Leaf>, key: string, name: string): ParamMap<Leaf> {
  const present = map.get(key);
  if (present instanceof Map) return present as ParamMap<Leaf>;
  if (present !== undefined) throw new ParamError(name, 'a map and something else at once');
  const child: ParamMap<Leaf> = new Map();
  map.set(key, child);
  return child;
}
