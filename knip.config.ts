import type { KnipConfig } from 'knip';

/** The scripts of an HTML page, as imports that knip can follow. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\bsrc="(\.[^"]+)"/g)].map(([, path]) => `import '${path}';`).join('\n');

/** Files that are run, embedded or opened instead of imported. Every other file must be reachable from here. */
export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'conformance/{command,own-server}.ts',
    'test/{newest,photo-store,recipes,upgrades}/run.ts',
    'test/upgrades/live.ts',
    'server/start/main.ts',
    'server/commands/{*,{backup,checkups}/run}.ts',
    'test/browser/look-at-pages.ts',
    'test/server/many-shops.ts',
    'test/server/links-elsewhere.ts',
    'test/mutation/{by-room,sample,stryker.config,vitest.config}.mjs',
    'widget/{appraisal-form,public}.ts',
    // The build links these in the place of React.
    'widget/on-preact/*.ts',
    'widget/element/types.ts',
    'widget/npm/{index,react}.ts',
    'widget/around/{dialog,frame,framed,shown,tags}.ts',
    'widget/teaser/teaser.ts',
    'widget/phone/phone.ts',
    'widget/element/prerender.tsx',
    'widget/parts/*/states.tsx',
    'demo/**/*.html',
    'bench/run-bench.ts',
    'drills/run-drills.ts',
    'drills/add-endpoints.ts',
    'drills/bare-handler.ts',
    'drills/hostile-callers.ts',
    'drills/partner-network.ts',
    'drills/vanishing-callers.ts',
    'test/bench/bare-fastify.ts',
    'test/bench/probe.ts',
    'art/vector/*/draw.ts',
    'vite.*.config.ts',
  ],
  // The projects of partners have packages of their own.
  project: ['**/*.{ts,tsx,mjs,html}', '!e2e/package/projects/**'],
  drizzle: { config: ['server/db/drizzle.config.ts'] },
  playwright: { config: ['playwright.config.ts'], entry: ['e2e/**/*.spec.ts'] },
  ignoreBinaries: [
    'blender',
    'nginx',
    'varnishd',
    'swift-ring-builder',
    'systemd-analyze',
    'ip',
    'mount',
    'umount',
    'etcd',
    'haproxy',
    'patroni',
    'strace',
    'wrk',
  ],
  // Browser tests serve its files as partners' pages do.
  ignoreDependencies: ['@webcomponents/webcomponentsjs'],
  // A type in the signature of an exported function may be exported, even if nothing imports it yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { html: scriptsOf },
} satisfies KnipConfig;
