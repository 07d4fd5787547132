/**
 * The libraries that the form is linked against, with the names of their files. The default for pages has the shorter
 * names (docs/decisions/0024-preact-in-pages.md). The site's own pages use React and share its copy with the form.
 */
export const LIBRARIES = {
  preact: {
    entry: 'appraisal-form',
    form: 'form',
    alias: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^(react|react-dom|use-sync-external-store\/shim\/index\.js)$/, replacement: 'preact/compat' },
      { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
    ],
  },
  react: { entry: 'appraisal-form-react', form: 'form-react', alias: [] },
};

export type Library = keyof typeof LIBRARIES;
