import { transformAsync } from '@babel/core';
import safariFields from '@babel/plugin-bugfix-safari-class-field-initializer-scope';
import type { Plugin } from 'vite';

/** The decoder of HEIC has no class fields, and Babel would take 15 s to read it. */
const LARGEST = 1_000_000;

/**
 * Wraps those initial values of class fields in which Safari before 16 confuses variables (WebKit bug 236843). In the
 * finished files, because a compressor would unwrap them again.
 */
export const classFields: Plugin = {
  name: 'appraisal-form:class-fields',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.code.length > LARGEST || !/\bclass\b/.test(file.code)) continue;
      const fixed = await transformAsync(file.code, {
        plugins: [safariFields],
        configFile: false,
        babelrc: false,
        compact: true,
      });
      file.code = fixed?.code ?? file.code;
    }
  },
};
