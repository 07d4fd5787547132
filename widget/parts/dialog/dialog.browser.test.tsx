import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showThis } from '../../test/show-part.ts';
import { Dialog } from './dialog.tsx';

const TITLE = '状態';

function Opened({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return open ? (
    <Dialog title={TITLE} size="card" onClose={close}>
      <p style={{ width: 200 }}>中身の文章</p>
    </Dialog>
  ) : null;
}

async function openDialog() {
  const onClose = vi.fn();
  const { root } = await showThis(<Opened onClose={onClose} />);
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect.element(dialog).toBeVisible();
  return { dialog, onClose, root };
}

describe('A dialog', () => {
  test('puts the focus on its title', async () => {
    const { root } = await openDialog();
    expect(root.activeElement).toBe(page.getByRole('heading', { name: TITLE }).element());
  });

  test('closes on Esc, once', async () => {
    const { dialog, onClose } = await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  test('stays open when something inside is pressed', async () => {
    const { dialog, onClose } = await openDialog();
    await page.getByText('中身の文章').click();
    await expect.element(dialog).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('stays open when a seller selects text and lets go outside', async () => {
    const { dialog, onClose } = await openDialog();
    const release = new Promise((resolve) => {
      dialog.element().addEventListener('click', resolve, { once: true });
    });
    await userEvent.dragAndDrop(page.getByText('中身の文章'), dialog, { targetPosition: { x: 2, y: 2 } });
    await release;
    await expect.element(dialog).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('closes when what lies around it is pressed', async () => {
    const { dialog, onClose } = await openDialog();
    await dialog.click({ position: { x: 2, y: 2 } });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });
});

test('The arrow of a dialog goes a step back and closes nothing', async () => {
  const [onBack, onClose] = [vi.fn(), vi.fn()];
  await showThis(
    <Dialog title={TITLE} onBack={onBack} onClose={onClose}>
      中身
    </Dialog>,
  );
  await page.getByRole('button', { name: '戻る' }).click();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
