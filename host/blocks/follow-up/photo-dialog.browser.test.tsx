import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PhotoOnPage } from './photo.ts';
import { PhotoDialog } from './photo-dialog.tsx';

const [FIRST, SECOND, LAST]: [PhotoOnPage, PhotoOnPage, PhotoOnPage] = [photo('1'), photo('2'), photo('3')];

function photo(id: string): PhotoOnPage {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" id="p${id}" width="9" height="9"/>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, type: 'image/jpeg' };
}

const open = (first: PhotoOnPage, onClose = () => {}) =>
  render(<PhotoDialog title="時計" photos={[FIRST, SECOND, LAST]} first={first} onClose={onClose} />);

const picture = page.getByRole('img');
const [previous, next] = ['前の写真', '次の写真'].map((name) => page.getByRole('button', { name })) as [
  ReturnType<typeof page.getByRole>,
  ReturnType<typeof page.getByRole>,
];

/** Neither a button nor an arrow key leads further there. */
async function staysAt(end: PhotoOnPage, button: typeof next, key: string): Promise<void> {
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect.element(picture).toHaveAttribute('src', end.url);
  await userEvent.keyboard(key);
  await expect.element(picture).toHaveAttribute('src', end.url);
}

describe('The photos of a seller, one by one', () => {
  test('begin with the one that was pressed, and go on by button and by arrow key', async () => {
    await open(SECOND);
    await expect.element(page.getByText('2 / 3')).toBeVisible();
    await expect.element(picture).toHaveAttribute('src', SECOND.url);
    await previous.click();
    await expect.element(picture).toHaveAttribute('src', FIRST.url);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(picture).toHaveAccessibleName('時計の写真2');
  });

  test('end with the last one', async () => {
    await open(LAST);
    await staysAt(LAST, next, '{ArrowRight}');
    await expect.element(page.getByText('3 / 3')).toBeVisible();
    await previous.click();
    await expect.element(picture).toHaveAttribute('src', SECOND.url);
  });

  test('begin with the first one', async () => {
    await open(FIRST);
    await staysAt(FIRST, previous, '{ArrowLeft}');
    await expect.element(page.getByText('1 / 3')).toBeVisible();
    await next.click();
    await expect.element(picture).toHaveAttribute('src', SECOND.url);
  });

  test('close on Esc', async () => {
    const onClose = vi.fn();
    await open(FIRST, onClose);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });
});
