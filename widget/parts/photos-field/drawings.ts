import type { ShotDrawing } from '../../goods/shots.ts';

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const STRAP = 'M17 12l2-9h10l2 9M17 36l2 9h10l2-9';

/** Line drawings of 48 by 48: the goods, and what a shop looks for. */
export const DRAWINGS: Readonly<Record<ShotDrawing, readonly [goods: string, seen: string]>> = {
  dial: [`${STRAP}${circle(24, 24, 14)}M39 22v4`, 'M24 15v9l6 4'],
  number: [
    'M4 12h40v24H4z',
    'M11 20l3-2.5v13M20 20.5a3.5 3.5 0 1 1 6 2.5l-6 7.5h7M32 17.5h6.5l-4 5a4 4 0 1 1-3 7',
  ],
  caseback: [`${STRAP}${circle(24, 24, 14)}`, `${circle(24, 24, 8)}M24 10v3M24 35v3M10 24h3M35 24h3`],
  bag: ['M9 18h30l4 24H5zM16 18v-4a8 8 0 0 1 16 0v4', 'M20 18v7h8v-7'],
  corner: ['M7 4v28a9 9 0 0 0 9 9h28M15 4v23a6 6 0 0 0 6 6h23', circle(13, 35, 9)],
  stamp: ['M9 6h30v36H9zM20 6v4h8V6', 'M16 20h16M16 26h16M16 32h10'],
  ring: [`${circle(24, 31, 13)}${circle(24, 31, 9)}`, 'M18 4h12l5 6-11 9-11-9zM13 10h22'],
  hallmark: [
    'M3 36c9-11 33-11 42 0M3 20c9-11 33-11 42 0M3 20v16M45 20v16',
    `M14 16v8M20 16l-6 4 6 4M25 17l2-1v8${circle(33, 17.5, 1.5)}${circle(33, 22, 2)}`,
  ],
  paper: ['M10 4h19l9 9v31H10zM29 4v9h9', `M16 20h15M16 26h10${circle(30, 35, 4)}`],
  camera: ['M4 15h10l3-6h14l3 6h10v25H4z', `${circle(24, 27, 8)}${circle(24, 27, 3)}`],
  lens: [`${circle(24, 24, 20)}${circle(24, 24, 14)}`, 'M15 22a9 9 0 0 1 7-7M29 30l3 3M31 26l2 1'],
  label: ['M20 4h8v9c0 4 6 5 6 11v20H14V24c0-6 6-7 6-11z', 'M14 27h20v11H14zM19 32.5h10'],
  level: ['M17 4h14v8H17zM19 12v7c0 5-9 6-9 14v11h28V33c0-8-9-9-9-14v-7', 'M10 31c5-3 9 3 14 0s9-3 14 0'],
  box: ['M5 16l19-9 19 9v21l-19 8-19-8zM5 16l19 9 19-9M24 25v20', 'M29 30l9-4M29 36l9-4'],
  pot: [
    'M17 4h14v4c0 4-3 4-3 8 8 3 12 8 12 14 0 7-4 12-10 14H18C12 42 8 37 8 30c0-6 4-11 12-14 0-4-3-4-3-8z',
    'M9 27c5 4 10-4 15 0s10-4 15 0',
  ],
  signature: [`${circle(24, 24, 20)}${circle(24, 24, 15)}`, 'M17 17h14v14H17zM22 20v8M26 20v8M20 24h8'],
  bar: ['M10 19l6-9h16l6 9M10 19h28l5 20H5z', 'M18 26h12M17 32h14'],
  scale: ['M6 10h36M10 10c0 7 28 7 28 0M24 15v5M11 20h26l5 24H6z', 'M16 28h16v9H16z'],
  guitar: [
    'M27 21L40 8M37 4l7 7M27 21c5 4 1 8-1 9-1 6-4 10-10 13-7 1-12-4-11-11 3-6 7-9 13-10 1-2 5-6 9-1z',
    circle(19, 29, 3.5),
  ],
  head: ['M18 44V27l-6-5 3-17 9-2 9 2 3 17-6 5v17', 'M11 10H7M10 16H6M37 10h4M38 16h4M20 16c2-4 6-4 8 0'],
};
