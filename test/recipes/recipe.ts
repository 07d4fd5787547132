import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One file that a recipe of CONTRIBUTING.md changes: a new file, or lines that are added to an existing file. */
export type RecipeChange =
  | { readonly file: string; readonly create: string }
  | { readonly file: string; readonly insert: string; readonly before: string };

/** A recipe of CONTRIBUTING.md with an example, as data, so that a test can apply it. */
export interface Recipe {
  readonly title: string;
  /** The maximum number of files, without generated files and migrations. */
  readonly mostFiles: number;
  readonly changes: readonly RecipeChange[];
}

/** The files that a recipe changes, without duplicates. */
export const filesOf = ({ changes }: Recipe): string[] => [...new Set(changes.map(({ file }) => file))];

/**
 * The text with lines inserted before the first place that contains the mark. @throws Error if there is no such
 * place
 */
export function insertBefore(text: string, mark: string, lines: string): string {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`the text ${JSON.stringify(mark)} was not found`);
  return text.slice(0, at) + lines + text.slice(at);
}

/** Applies a recipe in a folder. @throws Error that names the file in which a place is missing */
export function apply(recipe: Recipe, folder: string): void {
  for (const change of recipe.changes) {
    const path = join(folder, change.file);
    try {
      if ('create' in change) {
        if (existsSync(path)) throw new Error('the file already exists');
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, change.create);
      } else {
        writeFileSync(path, insertBefore(readFileSync(path, 'utf8'), change.before, change.insert));
      }
    } catch (cause) {
      throw new Error(`${recipe.title}: ${change.file}: ${(cause as Error).message}`, { cause });
    }
  }
}
