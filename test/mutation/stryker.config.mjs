import { join } from 'node:path';
import { ROOMS } from './rooms.mjs';

const plugin = (file) => join(import.meta.dirname, file);

/** Lists of words and questions, and helpers of tests: a change there is another list, and not a mistake. */
const LISTS = [
  'contract/life/walk/**',
  'widget/goods/categories/**',
  'widget/goods/sample-answers.ts',
  'widget/goods/search/{as-people-type,short-names}.ts',
];

/** Stryker runs the tests in a copy of these files. */
const COPIED = [
  'package.json',
  'contract/**',
  'widget/**',
  'test/widget/**',
  'test/mutation/vitest.config.mjs',
  'server/db/seed/catalogue/**',
];

export default {
  mutate: [
    ...ROOMS.map((room) => `${room}/**/*.ts`),
    ...['**/*.test.ts', ...LISTS].map((path) => `!${path}`),
  ],
  // Tests do not repeat the texts of the screen.
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: ['@stryker-mutator/vitest-runner', plugin('sample.mjs'), plugin('by-room.mjs')],
  checkers: ['sample'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.mjs' },
  // The settings of TypeScript name folders that are not copied. Vite finds those of test/.
  ignorePatterns: ['**', ...COPIED.map((path) => `!${path}`), 'tsconfig.json'],
  tempDirName: 'test/mutation/dist',
  // The copy stands inside the project, whose packages it finds.
  symlinkNodeModules: false,
  disableTypeChecks: false,
  logLevel: 'warn',
  warnings: { slow: false },
  reporters: ['progress-append-only', 'by-room'],
};
