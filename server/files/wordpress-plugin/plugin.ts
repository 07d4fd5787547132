import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { GIVEN_ROWS } from '#contract/docs/given.ts';
import { LANGUAGE_LABELS } from '#contract/docs/languages.ts';
import { SCHEME_LABELS } from '#contract/docs/schemes.ts';
import { TEASER_LABELS } from '#contract/docs/teaser.ts';
import { THEME_LABELS } from '#contract/docs/themes.ts';
import { ATTRIBUTE_NAMES, SCHEMES, TAG } from '#contract/embed/element.ts';
import { TEASER_OPTIONS, TEASERS, teaserAttribute } from '#contract/embed/teaser.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import packageFile from '../../../package.json' with { type: 'json' };

const FILES = join(import.meta.dirname, 'files');

/** Any day: the same sources make the same bytes. */
const DATED = '1990-01-01T00:00:00';

/** The data about the form that the plugin needs. */
const formJson = (origin: string) =>
  JSON.stringify({
    host: origin,
    attributes: ATTRIBUTE_NAMES,
    languages: Object.entries(LANGUAGE_LABELS).map(([value, label]) => ({ value, label })),
    schemes: SCHEMES.map((value) => ({ value, label: SCHEME_LABELS[value] })),
    themes: THEME_NAMES.map((value) => ({ value, label: THEME_LABELS[value] })),
    categories: CATEGORY_KEYS.map((value) => ({ value, label: CATEGORIES[value].label })),
    given: GIVEN_ROWS,
    // A shortcode has the attributes without `data-`.
    teaserAttributes: TEASER_OPTIONS.map((option) => teaserAttribute(option).replace('data-', '')),
    teasers: TEASERS.map((value) => ({ value, label: TEASER_LABELS[value] })),
  });

/**
 * The plugin for WordPress, as a zip that its administration takes.
 * @param origin the host that the form comes from
 */
export async function pluginZip(origin: string): Promise<Uint8Array> {
  const fileOf = async (name: string) => {
    const text = await readFile(join(FILES, name), 'utf8');
    return [name, text.replaceAll('HOST', origin).replaceAll('VERSION', packageFile.version)] as const;
  };
  const files = [
    ...(await Promise.all((await readdir(FILES)).map(fileOf))),
    ['form.json', formJson(origin)] as const,
  ];
  const folder = Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)]));
  return zipSync({ [TAG]: folder }, { mtime: DATED });
}
