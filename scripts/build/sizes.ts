import type { BuiltFile } from './compress.ts';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function row(name: string, sizes: readonly string[]): string {
  return `      ${name.padEnd(44)}${sizes.map((size) => size.padStart(12)).join('')}`;
}

/** Smaller files are not listed one by one. */
const SMALL_BYTES = 1024;

/** The built files, largest first, with their raw, brotli and gzip sizes. */
export function sizeTable(folder: string, files: readonly BuiltFile[]): string {
  const large = files.filter((file) => file.raw >= SMALL_BYTES).sort((a, b) => b.brotli - a.brotli);
  const rows = large.map((file) => row(file.path, [file.raw, file.brotli, file.gzip].map(kilobytes)));
  const rest = files.length - large.length;
  const more = rest > 0 ? [`      and ${rest} files below 1 KB`] : [];
  return [row(folder, ['raw', 'brotli', 'gzip']), ...rows, ...more].join('\n');
}
