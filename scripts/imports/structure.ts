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

/** Tests, and the states of the stage stand outside the floors. */
const BESIDE = /\.(test|spec)\.|\/states\.tsx$/;

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
