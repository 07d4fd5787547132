import { globSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { licenceDocument, shippedPackages } from '../licences/licences.ts';
import { writtenFiles } from './files.ts';
import { packageOrigin } from './place.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The npm packages among these modules. */
const packagesOf = (modules: readonly string[]) =>
  new Set(modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []));

/** Builds one part, and returns its modules. */
async function buildPart(mode: string, outDir: string): Promise<string[]> {
  const { build } = await import('vite');
  const configFile = join(ROOT, 'vite.widget.config.ts');
  const result = await build({
    configFile,
    mode,
    logLevel: 'warn',
    build: { outDir },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((one) =>
    'output' in one ? one.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])) : [],
  );
}

/** Writes the whole package into a folder, which is emptied first. */
export async function buildPackage(folder: string): Promise<{ files: number; kilobytes: number }> {
  const out = resolve(ROOT, folder);
  const modules = [...(await buildPart('npm', out)), ...(await buildPart('npm-react', out))];
  const bundledNames = packagesOf(modules);
  const licences = licenceDocument(shippedPackages(ROOT).filter(({ name }) => bundledNames.has(name)));
  const texts = { ...writtenFiles(packageOrigin()), 'THIRD-PARTY-LICENSES.txt': `${licences}\n` };
  for (const [name, text] of Object.entries(texts)) await writeFile(join(out, name), text);
  const files = globSync('**/*', { cwd: out }).filter((path) => statSync(join(out, path)).isFile());
  const bytes = files.reduce((sum, path) => sum + statSync(join(out, path)).size, 0);
  return { files: files.length, kilobytes: Math.round(bytes / 1024) };
}
