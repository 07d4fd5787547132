import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

test.each(['items', 'customer', 'thanks'] as const)(
  'In test mode the step %s says that no shop hears of it',
  async (state) => {
    const { form } = await showPart('app', state);
    expect(page.getByRole('note').query()).toBeNull();
    form.configure({ ...form.navigation.settings, mode: 'test' });
    await expect.element(page.getByRole('note')).toHaveTextContent('テストモード：お店には届きません');
  },
);
