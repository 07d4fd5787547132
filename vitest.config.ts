import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{contract,widget,demo,scripts,art,host}/**/*.test.{ts,tsx,mjs}'],
        },
      },
      'server/vitest.config.ts',
    ],
  },
});
