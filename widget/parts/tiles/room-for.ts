import type { CSSProperties } from 'react';

/** The style of tiles that are as wide as the longest label, so that none breaks inside a word where there is room. */
export const roomFor = (labels: readonly string[]): CSSProperties =>
  ({ '--af-longest': Math.max(...labels.map(({ length }) => length)) }) as CSSProperties;
