import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { THEMES } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';
import { visitAll } from '#test/browser/visit.ts';

for (const theme of THEMES) {
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
