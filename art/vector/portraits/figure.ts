import { ACCESSORIES } from './accessories.ts';
import { CLOTHES } from './clothes.ts';
import { drawEars, drawFace } from './face.ts';
import type { Body } from './garment.ts';
import { blob, fill } from './geometry.ts';
import { HAIR } from './hair.ts';
import { Head } from './head.ts';
import { CLOTHS, HAIRS, LINE, SKINS } from './palette.ts';
import type { Portrait } from './person.ts';

const EYE_LEVEL = 130;

function bodyOf(person: Portrait): Body {
  const woman = person.sex === 'f';
  const frail = person.age >= 70 ? 6 : 0;
  return { shoulder: (woman ? 96 : 112) - frail, neck: (woman ? 20.5 : 26) - frail / 3, middle: 160 };
}

function neck(body: Body, head: Head, way: 1 | -1, skin: readonly string[]): string {
  const { neck: n, middle: m } = body;
  const lean = way * head.turn * -5;
  const shape = blob([
    [m - n + lean, 170, 1],
    [m + n + lean, 170, 1],
    [m + n, 214],
    [m + n + 16, 238],
    [m + n + 26, 290, 1],
    [m - n - 26, 290, 1],
    [m - n - 16, 238],
    [m - n, 214],
  ]);
  const chin = EYE_LEVEL + head.chin + 6;
  const mid = m + way * head.turn * 7;
  const shade = blob([
    [m - n + lean - 1, 172, 1],
    [m + n + lean + 1, 172, 1],
    [m + n, chin + 6],
    [mid + way * 6, chin + 17],
    [m - n, chin + 7],
  ]);
  return fill(shape, skin[0] ?? '') + fill(shade, skin[1] ?? '');
}

/**
 * Head and shoulders without background. The pit of the neck is at x 160, the eyes are at y 130, the lower edge is
 * at y 324.
 */
export function figure(person: Portrait): string {
  const head = new Head(person.face, person.turn, person.weight);
  const way = person.faces === 'right' ? 1 : -1;
  const skin = SKINS[person.skin];
  const hairTones = HAIRS[person.hairColour];
  const hair = HAIR[person.hair](head);
  const body = bodyOf(person);
  const [outer, inner = 'paper', trim = 'gold'] = person.cloths;
  const accessories = (person.wears ?? []).map(
    (name): { head?: (h: Head) => string; body?: (b: Body) => string } => ACCESSORIES[name],
  );
  const place = `translate(160 ${EYE_LEVEL})${person.lean ? ` rotate(${person.lean} 0 70)` : ''}${way < 0 ? ' scale(-1 1)' : ''}`;
  const inHead = (content: string): string => `<g transform="${place}">${content}</g>`;
  return (
    `<g stroke="${LINE}" stroke-width="1.3">` +
    inHead(
      (hair.hanging ? fill(hair.hanging, hairTones[1]) : '') +
        (hair.back ? fill(hair.back, hairTones[0]) : ''),
    ) +
    '<g transform="translate(0 -6)">' +
    neck(body, head, way, skin) +
    CLOTHES[person.clothes](body, CLOTHS[outer], CLOTHS[inner], CLOTHS[trim]) +
    accessories.map((thing) => thing.body?.(body) ?? '').join('') +
    '</g>' +
    inHead(
      (hair.skull ? fill(hair.skull, skin[0]) : '') +
        (hair.covers ? '' : drawEars(head, skin)) +
        drawFace(head, person, `${person.id}-face`, hair.skull !== undefined) +
        fill(hair.front, hairTones[0]) +
        (hair.dark ? fill(hair.dark, hairTones[1]) : '') +
        (hair.light ? fill(hair.light, hairTones[2]) : '') +
        accessories.map((thing) => thing.head?.(head) ?? '').join(''),
    ) +
    '</g>'
  );
}
