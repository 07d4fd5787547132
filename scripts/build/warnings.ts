import type { Plugin } from 'vite';

/**
 * The largest chunk is the HEIC decoder in plain JavaScript. It is loaded only for a HEIC photo that the browser
 * cannot show, on a page that forbids WebAssembly. So the bundler should not warn; look at the size table.
 */
const LARGEST_CHUNK_KB = 3200;

/** libheif imports Node modules only when it runs on Node. */
const OF_LIBHEIF = /externalized for browser.*libheif/;

/** Leaves out warnings that nobody acts on. */
export const fewerWarnings: Plugin = {
  name: 'takakurabe:fewer-warnings',
  config: () => ({
    build: {
      chunkSizeWarningLimit: LARGEST_CHUNK_KB,
      rolldownOptions: {
        // The last steps take their time.
        checks: { bundlerTimings: false },
        onLog: (level, log, handler) => {
          if (!OF_LIBHEIF.test(log.message)) handler(level, log);
        },
      },
    },
  }),
};
