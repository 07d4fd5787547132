import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { THEME_NAMES } from '#contract/themes.ts';
import { showPart, showThis } from '../../test/show-part.ts';
import { SubmitButton } from './submit-button.tsx';

test.each(THEME_NAMES)(
  'The main button of the theme %s is named by its label, and can be pressed',
  async (theme) => {
    const onClick = vi.fn();
    await showThis(<SubmitButton label="次へ" onClick={onClick} />, { theme });
    await page.getByRole('button', { name: '次へ' }).click();
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);

test('A busy button cannot be pressed', async () => {
  await showPart('submit-button', 'busy');
  await expect.element(page.getByRole('button')).toBeDisabled();
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});
