import { registerHooks } from 'node:module';

/**
 * Loaded before the server and its commands (`node --import`). For each file of a package, Node reads the package.json
 * again to see its format. That of drizzle-orm has 180 KB and 250 files are read: more than a second of each start. All
 * files in question are modules, so their format is given here.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    const from = context.parentURL;
    const isModule = specifier.startsWith('.') && specifier.endsWith('.js');
    if (!from || !isModule || !from.includes('/node_modules/drizzle-orm/')) return next(specifier, context);
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
  },
});
