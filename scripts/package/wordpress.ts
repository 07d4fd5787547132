import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { ATTRIBUTE_NAMES, TAG } from '#contract/element.ts';
import { THEME_NAMES, themeOf } from '#contract/themes.ts';
import { packageOrigin } from './place.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = join(ROOT, 'widget', 'wordpress');

/** What the plugin has to know of the form: its choices as the console of the demo names them. */
const formJson = (origin: string) => ({
  host: origin,
  attributes: ATTRIBUTE_NAMES,
  themes: THEME_NAMES.map((value) => ({ value, label: themeOf(value).label })),
  categories: CATEGORY_KEYS.map((value) => ({ value, label: CATEGORIES[value].label })),
});

/** The files of the plugin by their names. */
export async function pluginFiles(origin: string): Promise<Record<string, string>> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const names = await readdir(SOURCES);
  const read = async (name: string) => {
    const text = await readFile(join(SOURCES, name), 'utf8');
    return [name, text.replaceAll('HOST', origin).replaceAll('VERSION', version)] as const;
  };
  const files = Object.fromEntries(await Promise.all(names.map(read)));
  return { ...files, 'form.json': `${JSON.stringify(formJson(origin), null, 2)}\n` };
}

/** Writes the plugin for WordPress as a zip that its administration takes. */
export async function writePlugin(file: string): Promise<void> {
  const files = await pluginFiles(packageOrigin());
  const folder = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  await mkdir(dirname(join(ROOT, file)), { recursive: true });
  // The same sources make the same bytes.
  await writeFile(join(ROOT, file), zipSync({ [TAG]: folder }, { mtime: '1990-01-01T00:00:00' }));
}
