import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { THEME_NAMES } from '#contract/embed/themes.ts';
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

const emulate = (features: { name: string; value: string }[]) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }, ...features] },
  );

test.each(THEME_NAMES)(
  'The main button of the theme %s has an edge where the system chooses the colours',
  async (theme) => {
    await emulate([{ name: 'forced-colors', value: 'active' }]);
    onTestFinished(async () => void (await emulate([])));
    await showThis(<SubmitButton label="次へ" onClick={() => {}} />, { theme });
    const { borderTopWidth, borderTopStyle } = getComputedStyle(page.getByRole('button').element());
    expect([borderTopWidth, borderTopStyle]).toEqual(['2px', 'solid']);
  },
);

test('A busy button cannot be pressed', async () => {
  await showPart('submit-button', 'busy');
  await expect.element(page.getByRole('button')).toBeDisabled();
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});
