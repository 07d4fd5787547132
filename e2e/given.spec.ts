import { expect, type Page } from 'playwright/test';
import { buttonLine, elementLine, frameLine, scriptLines, teaserLine } from '#contract/embed/snippet.ts';
import { TAGS_QUEUE, type TagSettings } from '#contract/embed/tags.ts';
import { questionControl } from '#test/browser/form.ts';
import { openElsewhere } from '#test/browser/other-origin.ts';
import { test } from '#test/browser/test.ts';

const ATTRIBUTES = [
  ['initial-category', 'watch'],
  ['prefill-from', 'brand'],
  ['context-from', 'campaign_id'],
] as const;

const TAG: readonly TagSettings[] = [
  { events: ['ready'] },
  { place: '#appraisal', attributes: ATTRIBUTES.map(([...pair]) => pair) },
];

interface Way {
  /** The code that a partner pastes, for the origin of the form. */
  readonly code: (origin: string) => string;
  readonly open?: (page: Page) => Promise<void>;
  readonly isFramed?: true;
}

const press = (page: Page) => page.getByText('無料で査定する').click();

const WAYS: Record<string, Way> = {
  dialog: {
    code: (origin) => scriptLines(origin) + buttonLine(origin, ATTRIBUTES, 'middle', '無料で査定する'),
    open: press,
  },
  teaser: { code: (origin) => teaserLine(origin, [['', 'tab']], ATTRIBUTES), open: press },
  'frame that our script makes': {
    code: (origin) => scriptLines(origin) + elementLine(origin, [...ATTRIBUTES, ['embed', 'frame']], ''),
    isFramed: true,
  },
  'frame that the page writes': {
    code: (origin) => scriptLines(origin) + frameLine(origin, ATTRIBUTES, '査定フォーム'),
    isFramed: true,
  },
  'tag manager': {
    code: (origin) => `<div id="appraisal"></div>
      <script>window.${TAGS_QUEUE} = ${JSON.stringify(TAG)}</script>
      <script src="${origin}/widget/tags.js" async></script>
      <script src="${origin}/widget/appraisal-form.js" async></script>`,
  },
};

test('The parameters that a page has chosen come into its form in each way to embed it, and into no address @desktop', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) addresses.push(request.url());
  });
  for (const [name, { code, open, isFramed }] of Object.entries(WAYS))
    await test.step(name, async () => {
      const close = await openElsewhere(page, code(origin), '?brand=rolex&campaign_id=c7&other=1');
      await open?.(page);
      const form = (isFramed ? page.frameLocator('iframe') : page).locator('appraisal-form');
      await expect(questionControl(form, 'ブランド')).toHaveText(/ROLEX/);
      if (isFramed) await expect(form).toHaveAttribute('context', 'campaign_id=c7');
      else await expect(form).toHaveAttribute('context-from', 'campaign_id');
      if (name === 'tag manager')
        expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toContainEqual({
          event: 'appraisal_form_ready',
          appraisal_form: { step: 'items' },
        });
      close();
    });
  expect(addresses.filter((address) => /rolex|c7/.test(address))).toEqual([]);
});
