import { registerHooks } from 'node:module';

/**
 * Loaded before the server and its commands (`node --import`). For each file, Node looks for its package.json and reads it
 * again to see the file's format: a second and a half of each start. All files of ours are modules in TypeScript, and all
 * files of drizzle-orm that import each other are modules, so their format is given here.
 */
const ROOT = new URL('../../', import.meta.url).href;
const PACKAGES = '/node_modules/';
const DRIZZLE = '/node_modules/drizzle-orm/';

/** The URL of a file of ours that another one imports, as package.json spells it; undefined for anything else. */
function ownFile(specifier: string, from: string): string | undefined {
  if (!specifier.endsWith('.ts') || !from.startsWith(ROOT) || from.includes(PACKAGES)) return undefined;
  if (specifier.startsWith('#')) return new URL(specifier.slice(1), ROOT).href;
  return specifier.startsWith('.') ? new URL(specifier, from).href : undefined;
}

registerHooks({
  resolve: (specifier, context, next) => {
    const from = context.parentURL;
    if (!from) return next(specifier, context);
    const own = ownFile(specifier, from);
    if (own) return { url: own, format: 'module-typescript', shortCircuit: true };
    if (specifier.startsWith('.') && specifier.endsWith('.js') && from.includes(DRIZZLE))
      return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
});
