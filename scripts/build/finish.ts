/// <reference path="./babel-plugin.d.ts" />
import { transformAsync } from '@babel/core';
import safariFields from '@babel/plugin-bugfix-safari-class-field-initializer-scope';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { isQuick } from './quick.ts';

/**
 * Asks Chromium to compile each function while the script arrives, on another thread. Without it,
 * compiling functions as they are first called is half of the work of a form that starts
 * (docs/decisions/0052-the-first-second.md).
 */
const COMPILE_NOW = '//# allFunctionsCalledOnLoad\n';

/** The decoder of HEIC is finished as it comes, and reading it takes 15 s. */
const LARGEST = 1_000_000;

/** Another compressor after the bundler's: saves 1.5 % of the download. */
async function smaller(code: string): Promise<string> {
  const { code: small } = await minify(code, {
    // The scripts that are no modules are functions.
    module: true,
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, keep_fargs: false },
  });
  return small ?? code;
}

/** Wraps those initial values of class fields in which Safari before 16 confuses variables (WebKit bug 236843). */
async function safeFields(code: string): Promise<string> {
  if (!/\bclass\b/.test(code)) return code;
  const safe = await transformAsync(code, {
    plugins: [safariFields],
    configFile: false,
    babelrc: false,
    compact: true,
  });
  return safe?.code ?? code;
}

/**
 * The last steps for scripts that browsers load. The compressor comes first, because it would unwrap the wrappers of
 * the other step.
 */
export async function finishScript(code: string): Promise<string> {
  return code.length > LARGEST ? code : COMPILE_NOW + (await safeFields(await smaller(code)));
}

/** The last steps for scripts that browsers load. In a hurry the compressor has to wait (scripts/compress.ts). */
export const finish: Plugin = {
  name: 'takakurabe:finish',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const lastSteps = isQuick() ? safeFields : finishScript;
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = await lastSteps(file.code);
    }
  },
};
