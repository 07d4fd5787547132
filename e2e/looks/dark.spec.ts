import { themeOf } from '#contract/embed/themes.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { THEMES } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';
import { visitAll } from '#test/browser/visit.ts';

/** One theme for each kind of controls: the parts are dark by the same tokens. */
const SHOWN = new Map(THEMES.map((theme) => [themeOf(theme).controls, theme] as const)).values();

for (const theme of SHOWN) {
  test(`Every step and dialog of the dark ${theme} theme can be read`, { tag: '@phone' }, async ({
    page,
  }) => {
    test.slow();
    await visitAll(
      page,
      theme,
      async (_, where) => {
        await test.step(where, () => expectNoAxeViolations(page, 'appraisal-form'));
      },
      { scheme: 'dark' },
    );
  });
}
