import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** One part of a multipart form, in the order of sending. */
export type FormPart = readonly [name: string, value: string | Photo];

/** A file that ships with this folder. */
export interface Photo {
  readonly path: string;
  readonly type: string;
  /** Zeros behind its content, to make it too large. */
  readonly padding?: number;
}

const ROOT = join(import.meta.dirname, '..', '..');

export const photo = (name: string, type: string, padding = 0): Photo => ({
  path: join(import.meta.dirname, 'photos', name),
  type,
  padding,
});

/** A file's path as it is written in a command that runs in the project's folder. */
export const shownPath = ({ path }: Photo): string => relative(ROOT, path).replaceAll('\\', '/');

const fileOf = ({ path, type, padding = 0 }: Photo): File =>
  new File([readFileSync(path), new Uint8Array(padding)], basename(path), { type });

export function formDataOf(parts: readonly FormPart[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, typeof value === 'string' ? value : fileOf(value));
  return form;
}

/** Bytes of a form's files and texts, roughly: enough to decide how long to wait. */
export const bytesOf = (parts: readonly FormPart[]): number =>
  parts.reduce(
    (sum, [, value]) => sum + (typeof value === 'string' ? value.length : 1000 + (value.padding ?? 0)),
    0,
  );
