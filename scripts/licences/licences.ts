import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that is installed where the product runs, or is part of the scripts that browsers load. */
export interface Shipped {
  name: string;
  version: string;
  licence: string;
  /** The texts that come with it. */
  texts: string[];
}

interface LockFile {
  packages: Record<string, { version?: string; dev?: boolean; devOptional?: boolean; license?: string }>;
}

const TEXT_FILE = /^(licen[cs]e|copying|notice)/i;

/** The packages of the lock file that are no tools of developers. Those of other platforms have no texts here. */
export function shippedPackages(root: string): Shipped[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license ?? 'UNKNOWN',
      texts: textsIn(join(root, path)),
    }));
}

/** Data of others whose licence is in a file beside them. */
export const shippedData = (root: string): Shipped[] => [
  {
    name: 'libphonenumber-js',
    version: JSON.parse(readFileSync(join(root, 'node_modules/libphonenumber-js/package.json'), 'utf8'))
      .version,
    licence: 'MIT',
    texts: textsIn(join(root, 'node_modules/libphonenumber-js')),
  },
  {
    name: 'mecab-ipadic',
    version: '2.7.0-20070801',
    licence: 'NAIST-2003',
    texts: [readFileSync(join(root, 'widget/japanese/name-readings.licence.txt'), 'utf8').trim()],
  },
  {
    name: '@svg-maps/japan',
    version: '2.0.0',
    licence: 'CC-BY-4.0',
    texts: [readFileSync(join(root, 'host/pages/partners/map/prefecture-shapes.licence.txt'), 'utf8').trim()],
  },
];

function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
}

/** One document with all of them, each licence text once. */
export function licenceDocument(packages: readonly Shipped[]): string {
  const byText = new Map<string, Shipped[]>();
  for (const item of packages) {
    const text = item.texts.join('\n\n') || `(${item.licence}; no text is installed here)`;
    byText.set(text, [...(byText.get(text) ?? []), item]);
  }
  return [...byText]
    .map(([text, of]) =>
      [...of.map(({ name, version, licence }) => `${name} ${version} (${licence})`), '', text].join('\n'),
    )
    .join(`\n\n${'─'.repeat(80)}\n\n`);
}
