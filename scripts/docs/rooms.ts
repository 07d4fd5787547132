import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FLOORS, type Floors, roomsBelow } from '../imports/floors.ts';

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** The floors of a part as a table: a line for each floor, from the top, with the rooms and their sentences. */
export function floorTable(part: string): string {
  const floors = FLOORS[part] ?? [];
  const lines = floors.map((floor, index) => {
    const rooms = floor.map(({ name, holds }) => `\`${name}\`: ${holds}`);
    return `| ${floors.length - index} | ${rooms.join('<br>')} |`;
  });
  return ['| floor | rooms |', '| --- | --- |', ...lines].join('\n');
}

/** The first lines of a room's README.md. */
function roomText(floors: Floors, name: string, contents: string): string {
  const below = roomsBelow(floors, name).filter((room) => !room.includes('.'));
  return `${contents}\n\nMay import: ${below.length > 0 ? below.join(', ') : 'no other room'}.`;
}

/** The README.md of every room that is a folder, with the text that belongs between its marks. */
export function roomReadmes(root: string): { path: string; name: string; text: string }[] {
  return Object.entries(FLOORS).flatMap(([part, floors]) =>
    floors
      .flat()
      .filter(({ name }) => isFolder(join(root, part, name)))
      .map(({ name, holds }) => ({
        path: `${part}/${name}/README.md`,
        name: `${part}/${name}`,
        text: roomText(floors, name, holds),
      })),
  );
}

/** A README.md with nothing but the text of its room. */
export const newReadme = (name: string) => `# ${name}\n\n<!-- room -->\n<!-- /room -->\n`;
