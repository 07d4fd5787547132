import type { Recipe } from './recipe.ts';

/** A theme with select elements on white, and a blue accent. */
export const theme: Recipe = {
  title: 'A theme',
  mostFiles: 4,
  changes: [
    {
      file: 'contract/embed/themes.ts',
      before: '} as const satisfies Record<string, ThemeRow>;',
      insert: `  harbour: {
    controls: 'selects',
    options: 'full',
    submit: 'button',
    progress: 'steps',
    asksForTerms: true,
    privacyNotice: true,
    manualAddress: true,
  },
`,
    },
    {
      file: 'contract/docs/themes.ts',
      before: '};',
      insert: "  harbour: '港',\n",
    },
    {
      file: 'widget/first-paint/themes/harbour.css',
      create: `/* Tokens of the harbour theme: white, with a blue accent. */
.form--harbour {
  --paper: var(--appraisal-paper, var(--palette-white));
  --accent-deep: var(--appraisal-accent-deep, var(--palette-focus));
}
`,
    },
    {
      file: 'widget/first-paint/first-paint.css',
      before: "@import './themes/lp.css';",
      insert: "@import './themes/harbour.css';\n",
    },
  ],
};
