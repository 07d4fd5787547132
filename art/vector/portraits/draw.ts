import { mkdirSync, writeFileSync } from 'node:fs';
import { figure } from './figure.ts';
import { GROUNDS } from './palette.ts';
import { DRAWN_PEOPLE } from './people.ts';
import type { Portrait } from './person.ts';

/** One portrait as a complete SVG document of 320 × 320 units. It can be cropped to a circle. */
export function portrait(person: Portrait): string {
  const [ground, disc] = GROUNDS[person.ground];
  const x = person.faces === 'right' ? 138 : 182;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" stroke-linecap="round" stroke-linejoin="round">' +
    `<rect width="320" height="320" fill="${ground}"/><circle cx="${x}" cy="146" r="116" fill="${disc}"/>` +
    `<g transform="translate(160 148) scale(1.1) translate(-160 -134)">${figure(person)}</g></svg>\n`
  );
}

if (import.meta.main) {
  const folder = new URL('./svg/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const person of DRAWN_PEOPLE) {
    const svg = portrait(person);
    const bytes = Buffer.byteLength(svg);
    if (bytes > 6144) throw new Error(`${person.id}: ${bytes} bytes, more than 6 KB`);
    writeFileSync(new URL(`${person.id}.svg`, folder), svg);
  }
}
