import type * as z from 'zod';
import { StartError } from '../base/errors.ts';

/** Collects the problems of all files of the column, so that one start reports everything. */
export class ColumnProblems {
  readonly #lines: string[] = [];

  /**
   * @param file below the folder of the column
   * @param what the key or the place, and the value that it should have
   */
  add(file: string, what: string): void {
    this.#lines.push(`  ${file}: ${what}`);
  }

  /** The value as its schema reads it. If it does not fit, each wrong key becomes a problem, and this is undefined. */
  parse<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    value: unknown,
  ): z.output<Schema> | undefined {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      if (issue.code === 'unrecognized_keys') {
        this.add(file, `${[...issue.path, issue.keys.join(', ')].join('.')} is no key that is known here`);
      } else
        this.add(
          file,
          `${issue.path.join('.') || 'the file'} ${inWords(value, issue.path)}, should be: ${issue.message}`,
        );
    }
    return undefined;
  }

  /** @throws StartError that names every problem so far */
  throwIfAny(): void {
    if (this.#lines.length === 0) return;
    throw new StartError(
      `Problems in the column's files (server/column):\n${this.#lines.join('\n')}`,
      'Correct them; server/column/README.md describes the format.',
    );
  }
}

function inWords(value: unknown, path: readonly PropertyKey[]): string {
  const member = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  return member === undefined ? 'is missing' : `is ${JSON.stringify(member).slice(0, 80)}`;
}
