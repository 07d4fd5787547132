import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageLinks } from './pagination.tsx';

const show = (current: number, total: number) =>
  render(
    <MemoryRouter initialEntries={['/partners?keyword=%E6%9D%B1%E4%BA%AC&page=5']}>
      <PageLinks current={current} total={total} />
    </MemoryRouter>,
  );
const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('The pagination control', () => {
  test('marks the current page and links to its neighbours, the first and the last', async () => {
    await show(5, 10);
    await expect.element(link('5ページ目')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('4ページ目')).not.toHaveAttribute('aria-current');
    for (const name of ['1ページ目', '3ページ目', '7ページ目', '10ページ目'])
      await expect.element(link(name)).toBeVisible();
    await expect.element(link('9ページ目')).not.toBeInTheDocument();
  });

  test('keeps the rest of the URL', async () => {
    await show(5, 10);
    const target = '/partners?keyword=%E6%9D%B1%E4%BA%AC&page=6';
    await expect.element(link('次のページ')).toHaveAttribute('href', target);
    await expect.element(link('次のページ')).toHaveAttribute('rel', 'next');
  });

  test('offers no page before the first and none after the last', async () => {
    const { rerender } = await show(1, 3);
    await expect.element(link('前のページ')).not.toBeInTheDocument();
    await rerender(
      <MemoryRouter>
        <PageLinks current={3} total={3} />
      </MemoryRouter>,
    );
    await expect.element(link('次のページ')).not.toBeInTheDocument();
  });

  // Clause 1.9-19
  test('is not there for a single page', async () => {
    await show(1, 1);
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });

  test('has links that a finger can hit', async () => {
    await show(5, 10);
    for (const entry of page.getByRole('link').elements()) {
      const { width, height } = entry.getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(44);
      expect(width).toBeGreaterThanOrEqual(36);
    }
  });
});
