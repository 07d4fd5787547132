import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

test.each(['items', 'customer', 'thanks'] as const)(
  'In test mode the step %s says that no shop hears of it',
  async (state) => {
    const { form } = await showPart('app', state);
    const ribbon = page.getByRole('note').filter({ hasText: 'テストモード' });
    expect(ribbon.query()).toBeNull();
    form.configure({ ...form.navigation.settings, mode: 'test' });
    await expect.element(ribbon).toHaveTextContent('テストモード：お店には届きません');
  },
);
