import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { isChanged, letNodesBeGone, onceChanged } from './watch-page.ts';

letNodesBeGone();

/** Texts beside each other, of which some come and go, as in `{count}件`. */
function Texts() {
  const [isLong, setLong] = useState(true);
  return (
    <main>
      <button type="button" onClick={() => setLong((before) => !before)}>
        変える
      </button>
      <p>
        {isLong && '長い'}文{isLong ? <b>です</b> : 'だ'}
        <i>。</i>
      </p>
      <p>
        <Phrases>{isLong ? '未対応' : '期限までに確認がありませんでした'}</Phrases>
      </p>
    </main>
  );
}

const sentence = () => document.querySelector('p') as HTMLElement;
const textsOf = (element: HTMLElement) => [...element.childNodes].filter((node) => node instanceof Text);

/** Wraps a text, as a translator does. */
function wrap(text: Text): void {
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
}

test('React goes on in texts that something else has wrapped, and leaves none behind', async () => {
  await render(<Texts />);
  for (const text of textsOf(sentence())) wrap(text);
  const change = page.getByRole('button');
  await change.click();
  await expect.element(page.getByText('文だ。')).toBeVisible();
  await change.click();
  await expect.element(page.getByText('長い文です。')).toBeVisible();
});

test('React goes on where something else has taken a part away', async () => {
  await render(<Texts />);
  sentence().querySelector('b')?.remove();
  await page.getByRole('button').click();
  await expect.element(page.getByText('文だ。')).toBeVisible();
});

test('A page is changed when a text gives way to an element, not by what React does', async () => {
  await render(<Texts />);
  let times = 0;
  onceChanged(document.querySelector('main') as HTMLElement, () => {
    times += 1;
  });
  sentence().append(document.createElement('mark'));
  sentence().querySelector('i')?.setAttribute('title', '');
  const button = page.getByRole('button');
  await button.click();
  await expect.element(page.getByText('文だ。')).toBeVisible();
  await expect.element(page.getByText('期限までに確認がありませんでした')).toBeVisible();
  expect([times, isChanged()]).toEqual([0, false]);
  for (const text of textsOf(sentence())) wrap(text);
  await expect.poll(() => [times, isChanged()]).toEqual([1, true]);
});
