import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPart, showThis } from '#test/widget/show-part.ts';
import { Ribbon } from './test-ribbon.tsx';

test.each(['items', 'customer', 'thanks'] as const)(
  'In test mode the step %s says that no shop hears of it',
  async (state) => {
    const { form } = await showPart('app', state);
    const ribbon = page.getByRole('note').filter({ hasText: 'テストモード' });
    expect(ribbon.query()).toBeNull();
    form.configure({ ...form.navigation.settings, mode: 'test' });
    await expect.element(ribbon).toHaveTextContent('テストモード：お店には届きません');
    expect(ribbon.getByRole('button').query()).toBeNull();
  },
);

test('A visit that a key has put in test mode can end it', async () => {
  const onEnd = vi.fn();
  await showThis(<Ribbon onEnd={onEnd} />);
  await page.getByRole('note').getByRole('button', { name: 'テストを終わる' }).click();
  expect(onEnd).toHaveBeenCalledOnce();
});
