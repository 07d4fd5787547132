import { drawBrow, drawEye, eyes } from './eyes.ts';
import { blob, brush, fill, type Point, smoothLine, stroke } from './geometry.ts';
import type { Head } from './head.ts';
import { IVORY, SKINS } from './palette.ts';
import type { Portrait } from './person.ts';
import { drawYears } from './years.ts';

const LIP = '#B08B74';
const MOUTH = '#5B4536';

function drawNose(head: Head, shade: string, ink: string): string {
  const w = head.width;
  const t = head.turn;
  const mid = head.x(0);
  const base = head.chin * 0.44;
  if (t < 0.3) {
    const under: Point[] = [
      [mid - 6, base - 2.4],
      [mid - 3.6, base + 0.4],
      [mid, base + 1.6],
      [mid + 3.6, base + 0.4],
      [mid + 6, base - 2.4],
    ];
    const side: Point[] = [
      [mid - 4.6, -3],
      [mid - 3.2, 6],
      [mid - 3.6, 15],
      [mid - 6.6, base - 6],
    ];
    return stroke(smoothLine(side), shade, 2.2, ' opacity=".8"') + fill(brush(under, 2, 0.5), ink);
  }
  const tip = mid + w * 0.2 * t;
  const ridge: Point[] = [
    [mid + w * 0.08 * t, 3],
    [mid + w * 0.11 * t, 11],
    [tip - 2.4, base - 9],
    [tip, base - 3.4],
    [tip - 2.6, base + 0.6],
    [mid + 0.5, base + 1.4],
  ];
  return (
    fill(brush(ridge, 2.4, 0.75), ink) +
    stroke(
      smoothLine([
        [mid - 5.5, base - 4.5],
        [mid - 7, base - 1.4],
        [mid - 4.6, base + 0.8],
      ]),
      ink,
      1.2,
      ' opacity=".7"',
    )
  );
}

function drawMouth(head: Head, person: Portrait): string {
  const y = head.chin * 0.655;
  const mid = head.x(0.02);
  const reach = person.mouth === 'firm' ? 10.5 : person.mouth === 'calm' ? 11.5 : 13;
  const near = mid - reach;
  const far = mid + reach * (1 - 0.28 * head.turn);
  const lift =
    person.mouth === 'smile' || person.mouth === 'open' ? 3.6 : person.mouth === 'calm' ? 1.5 : 0.4;
  if (person.mouth === 'open') {
    const upper: Point[] = [
      [near - 1, y - lift, 1],
      [mid - 4, y - 0.4],
      [mid + 4, y - 0.4],
      [far + 1, y - lift, 1],
    ];
    const shape = blob([...upper, [mid + 5.6, y + 5], [mid, y + 6.6], [mid - 5.6, y + 5]]);
    const teeth = blob([
      [near + 1.5, y - lift + 1, 1],
      [mid, y - 0.2],
      [far - 1.5, y - lift + 1, 1],
      [mid + 5, y + 2.4],
      [mid - 5, y + 2.4],
    ]);
    return fill(shape, MOUTH) + fill(teeth, IVORY);
  }
  const seam: Point[] = [
    [near, y - lift],
    [near + 5, y + 0.4],
    [mid, y + 0.2],
    [far - 4.5, y + 0.4],
    [far, y - lift],
  ];
  const rose = person.sex === 'f' && person.age < 75;
  const upper = blob([
    [near + 2, y - lift * 0.5, 1],
    [mid - 3.4, y - 3],
    [mid, y - 2],
    [mid + 3.2, y - 3],
    [far - 2, y - lift * 0.5, 1],
    [mid, y + 0.6],
  ]);
  const lower = blob([
    [near + 3.5, y + 0.2, 1],
    [mid, y + 0.4],
    [far - 3.5, y + 0.2, 1],
    [mid + 3.4, y + 4.2],
    [mid - 3.4, y + 4.2],
  ]);
  return (
    (rose ? fill(upper, LIP, ' opacity=".75"') + fill(lower, LIP, ' opacity=".5"') : '') +
    fill(brush(seam, 2.1, 0.5), MOUTH) +
    (rose
      ? ''
      : stroke(
          smoothLine([
            [mid - 4.6, y + 6.4],
            [mid, y + 7.4],
            [mid + 4, y + 6.4],
          ]),
          SKINS[person.skin][1],
          1.7,
        ))
  );
}

export function drawEars(head: Head, skin: readonly [string, string, string]): string {
  const ear = (x: number, out: 1 | -1): string => {
    const at = (dx: number, y: number): Point => [x + dx * out, y];
    return (
      fill(blob([at(-5, -8), at(4, -11), at(9, -6), at(8, 5), at(4, 16), at(-1, 20), at(-5, 14)]), skin[0]) +
      stroke(
        smoothLine([at(5.4, -5), at(2, -6.4), at(0.4, 0), at(3, 4), at(1, 10)]),
        skin[2],
        1.2,
        ' opacity=".55"',
      )
    );
  };
  const far = head.turn < 0.3 ? ear(head.x(1) + 2.5, 1) : '';
  return far + ear(head.nearEar, -1);
}

/** The face, the shadow of the hair, the shadow at the side, and all features. */
export function drawFace(head: Head, person: Portrait, id: string, bald: boolean): string {
  const skin = SKINS[person.skin];
  const w = head.width;
  const cast = person.fringe
    ? fill(
        blob([
          [-w * 1.2, -80, 1],
          [w * 1.2, -80, 1],
          [w * 1.1, -16],
          [head.x(0.3), -18],
          [head.x(-0.5), -17],
          [-w * 1.2, -8, 1],
        ]),
        skin[1],
        ' opacity=".5"',
      )
    : '';
  return (
    `<clipPath id="${id}"><path id="${id}-line" d="${blob(head.outline())}"/></clipPath>` +
    `<g clip-path="url(#${id})" stroke="none"><use href="#${id}-line" fill="${skin[1]}"/><use href="#${id}-line" x="6" y="-6" fill="${skin[0]}"/>${bald ? fill('M-70-90h140v76h-140z', skin[0]) : ''}${cast}</g><use href="#${id}-line" fill="none"/><g stroke="none">` +
    drawYears(head, person, skin[2]) +
    eyes(head)
      .map((eye) => drawBrow(eye, person) + drawEye(eye, person, skin))
      .join('') +
    drawNose(head, skin[1], skin[2]) +
    drawMouth(head, person) +
    '</g>'
  );
}
