import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { OLDEST_BROWSERS } from './scripts/build/browsers.ts';

/**
 * The public site. `react-router build --config vite.host.config.ts` builds dist/host/client and dist/host/server.
 */
export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  build: {
    target: OLDEST_BROWSERS,
    // A strict content security policy does not allow data: URLs in styles.
    assetsInlineLimit: 0,
    // All styles are 44 KB. One file for the whole visit is better than a dozen files that each page has to wait
    // for.
    cssCodeSplit: false,
  },
});
