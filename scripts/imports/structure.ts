import { FLOORS, type Floors, roomsBelow } from './floors.ts';

/** An import of one file of the project by another, both as paths from the root. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** Something wrong with the structure, at a line. */
export interface Flaw {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Tests, their helpers, and the states of the stage stand outside the floors. */
const BESIDE = /\.(test|spec)\.|\/test\/|\/states\.tsx$/;

const inHouse = ({ from, to }: Edge) => !BESIDE.test(from) && !BESIDE.test(to);

/** Imports to the same floor or a higher one, and rooms that stand on no floor. */
export function upwardImports(edges: readonly Edge[], parts = FLOORS): Flaw[] {
  return edges.filter(inHouse).flatMap((edge) => {
    const [part = '', room = ''] = edge.from.split('/');
    const [toPart, toRoom = ''] = edge.to.split('/');
    const floors = parts[part];
    if (!floors || toPart !== part || toRoom === room) return [];
    const problem = problemOf(floors, part, room, toRoom);
    return problem ? [{ file: edge.from, line: edge.line, message: problem }] : [];
  });
}

function problemOf(floors: Floors, part: string, room: string, toRoom: string): string | undefined {
  const names = floors.flat().map(({ name }) => name);
  const unknown = [room, toRoom].find((name) => !names.includes(name));
  if (unknown) return `${part}/${unknown} stands on no floor: give it one in scripts/imports/floors.ts.`;
  const below = roomsBelow(floors, room);
  if (below.includes(toRoom)) return undefined;
  return `${part}/${room} imports ${part}/${toRoom}, which does not stand on a lower floor.`;
}

/** Files that import each other in a circle, also by types only. Each circle is reported once. */
export function circles(edges: readonly Edge[]): Flaw[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  return groupsOf(next).map((files) => {
    const [file = ''] = files;
    const line = edges.find(({ from, to }) => from === file && files.includes(to))?.line ?? 1;
    return { file, line, message: `a circle of files: ${files.join(', ')}.` };
  });
}

/** Groups of files of which each leads to all others (Tarjan). Each group is sorted. */
function groupsOf(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const groups: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    let low = own;
    path.push(file);
    for (const target of next.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (path.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === own) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1) groups.push(group.sort());
    }
    return low;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return groups.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

/** Folders side by side that import each other. */
export function mutualFolders(edges: readonly Edge[]): Flaw[] {
  const first = new Map<string, Edge>();
  for (const edge of edges.filter(inHouse)) {
    const pair = siblings(edge);
    if (pair && !first.has(pair.join(' '))) first.set(pair.join(' '), edge);
  }
  return [...first].flatMap(([pair, edge]) => {
    const [a = '', b = ''] = pair.split(' ');
    const back = first.get(`${b} ${a}`);
    if (!back || a > b) return [];
    const message = `${a} and ${b} import each other (${back.from} imports ${back.to}).`;
    return [{ file: edge.from, line: edge.line, message }];
  });
}

/** The folders with one parent in which both ends of an import lie. */
function siblings({ from, to }: Edge): [string, string] | undefined {
  const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const at = a.findIndex((name, index) => name !== b[index]);
  if (at < 0 || at >= a.length || at >= b.length) return undefined;
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')];
}
