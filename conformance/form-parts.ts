import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** One part of a multipart form. The order is the order of sending. */
export type FormPart = readonly [name: string, value: string | SamplePhoto];

/** A file in this folder. */
export interface SamplePhoto {
  readonly path: string;
  readonly type: string;
  /** Number of zero bytes to append, to make the file too large. */
  readonly padding?: number;
}

const ROOT = join(import.meta.dirname, '..');

export const photoToSend = (name: string, type: string, padding = 0): SamplePhoto => ({
  path: join(import.meta.dirname, 'photos', name),
  type,
  padding,
});

/** The path of a file for a command that runs in the folder of the project. */
export const shownPath = ({ path }: SamplePhoto): string => relative(ROOT, path).replaceAll('\\', '/');

const fileOf = ({ path, type, padding = 0 }: SamplePhoto): File =>
  new File([readFileSync(path), new Uint8Array(padding)], basename(path), { type });

export function formDataOf(parts: readonly FormPart[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, typeof value === 'string' ? value : fileOf(value));
  return form;
}

/** The approximate number of bytes in a form. Good enough to choose the timeout. */
export const bytesOf = (parts: readonly FormPart[]): number =>
  parts.reduce(
    (sum, [, value]) => sum + (typeof value === 'string' ? value.length : 1000 + (value.padding ?? 0)),
    0,
  );
