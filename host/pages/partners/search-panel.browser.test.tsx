import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NO_FILTERS } from './search.ts';
import { SearchPanel } from './search-panel.tsx';

test('A search has the keyword that stands in its field, also before the scripts have noticed it', async () => {
  const submit = vi.fn();
  await render(
    <MemoryRouter>
      <SearchPanel search={{ ...NO_FILTERS, page: 1 }} submit={submit} clear={() => {}} />
    </MemoryRouter>,
  );
  const field = page.getByRole('searchbox', { name: 'キーワード' }).element() as HTMLInputElement;
  // A browser fills a field in like this: no event tells React of it.
  field.setAttribute('value', ' 東京 ');
  await page.getByRole('button', { name: /検索/ }).last().click();
  expect(submit).toHaveBeenCalledWith({ ...NO_FILTERS, keyword: '東京' });
});
