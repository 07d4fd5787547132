import { FLOORS } from '../imports/floors.ts';

/** The floors of a part as a table: a line for each floor, from the top, with the rooms and their sentences. */
export function floorTable(part: string): string {
  const floors = FLOORS[part] ?? [];
  const lines = floors.map((floor, index) => {
    const rooms = floor.map(({ name, holds }) => `\`${name}\`: ${holds}`);
    return `| ${floors.length - index} | ${rooms.join('<br>')} |`;
  });
  return ['| floor | rooms |', '| --- | --- |', ...lines].join('\n');
}
