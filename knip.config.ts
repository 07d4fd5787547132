import type { KnipConfig } from 'knip';

/** A page's scripts, as imports that knip can follow. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\bsrc="(\.[^"]+)"/g)].map(([, path]) => `import '${path}';`).join('\n');

/** What nothing imports because it is run, embedded or opened. Everything else must be reached from here. */
export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/conformance/main.ts',
    'server/main.ts',
    'server/test/many-shops.ts',
    'widget/{appraisal-form,polyfill,public,types}.ts',
    'widget/first-paint/prerender.tsx',
    'demo/**/*.html',
    'bench/main.ts',
    'bench/support/probe.ts',
    'art/vector/*/draw.ts',
    'vite.*.config.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,html}'],
  drizzle: { config: ['server/db/drizzle.config.ts'] },
  playwright: { config: ['playwright.config.ts'], entry: ['e2e/**/*.spec.ts'] },
  ignoreBinaries: ['blender'],
  // A type that an exported function speaks of may have a name outside, whether or not anybody uses it yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { html: scriptsOf },
} satisfies KnipConfig;
