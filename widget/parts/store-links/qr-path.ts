import { encode } from 'uqr';

export interface QrPath {
  /** Side length in modules, the quiet zone included. */
  readonly size: number;
  /** The dark modules as the data of one SVG path. */
  readonly path: string;
}

/** Light modules around the code, as the standard (ISO/IEC 18004) asks for. */
const QUIET_ZONE = 4;

/** @returns undefined for a text that no QR code can hold */
export function qrPath(text: string): QrPath | undefined {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    return { size, path: data.map(rowPath).join('') };
  } catch {
    return undefined;
  }
}

/** One rectangle for each run of dark modules: separate squares would show hairlines between them. */
function rowPath(row: readonly boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...modules.matchAll(/1+/g)]
    .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    .join('');
}
