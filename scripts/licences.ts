/** `npm run licences`: writes the licences of all packages and data that ship to dist/licences.txt. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceDocument, shippedData, shippedPackages } from './licences/licences.ts';

const root = join(import.meta.dirname, '..');
const packages = [...shippedPackages(root), ...shippedData(root)];
const file = join(root, 'dist', 'licences.txt');
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(file, `${licenceDocument(packages)}\n`);

const counts = new Map<string, number>();
for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(String(count).padStart(5), licence);
console.log(`written to ${file}`);
