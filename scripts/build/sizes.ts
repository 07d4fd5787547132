import type { BuiltFile } from './compress.ts';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function row(name: string, sizes: readonly string[]): string {
  return `      ${name.padEnd(44)}${sizes.map((size) => size.padStart(12)).join('')}`;
}

/** The built files, largest first, with their sizes as they are, with brotli and with gzip. */
export function sizeTable(folder: string, files: readonly BuiltFile[]): string {
  const sorted = files.toSorted((a, b) => b.brotli - a.brotli);
  const rows = sorted.map((file) => row(file.path, [file.raw, file.brotli, file.gzip].map(kilobytes)));
  return [row(folder, ['raw', 'brotli', 'gzip']), ...rows].join('\n');
}
