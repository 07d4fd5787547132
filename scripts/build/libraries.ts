import { join } from 'node:path';

const ON_PREACT = join(import.meta.dirname, '../../widget/on-preact');

/**
 * The libraries that the form is linked against, with the names of their files. The default for pages has the shorter
 * names (docs/decisions/0024-preact-in-pages.md).
 */
export const LIBRARIES = {
  preact: {
    entry: 'appraisal-form',
    form: 'form',
    alias: [
      { find: /^react-dom(\/client)?$/, replacement: `${ON_PREACT}/react-dom.ts` },
      { find: /^react$/, replacement: `${ON_PREACT}/react.ts` },
      { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
      { find: '@r2wc/react-to-web-component', replacement: `${ON_PREACT}/element-class.ts` },
      { find: /^\.\/use-signal-value\.ts$/, replacement: `${ON_PREACT}/use-signal-value.ts` },
    ],
  },
  react: { entry: 'appraisal-form-react', form: 'form-react', alias: [] },
};

export type Library = keyof typeof LIBRARIES;
