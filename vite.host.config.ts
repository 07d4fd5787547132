import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The public site: `react-router build --config vite.host.config.ts` makes dist/host/client and dist/host/server. */
export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  build: {
    target: 'es2022',
    // A strict content security policy allows no data: addresses in styles.
    assetsInlineLimit: 0,
    // 44 KB in all: one file that is there for the whole visit beats a dozen that each page waits for.
    cssCodeSplit: false,
  },
});
