import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';
import { APP_STEPS } from './messages.ts';

test('The app is described in its steps, in order', async () => {
  await showPart('companion-app', 'whole');
  const titles = page
    .getByRole('heading', { level: 4 })
    .elements()
    .map((one) => one.textContent);
  expect(titles).toEqual(APP_STEPS.map(({ title }) => title));
});
