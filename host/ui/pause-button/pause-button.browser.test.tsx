import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PauseButton } from './pause-button.tsx';
import { answerPauseButtons, onPause } from './pausing.ts';

const WORDS = { pause: '止める', play: '始める' };

answerPauseButtons();

const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

test('What moves can be stopped and started again', async () => {
  await preferMotion('no-preference');
  const { container } = await render(<PauseButton words={WORDS} />);
  const states: boolean[] = [];
  const end = onPause(container, (isPlaying) => states.push(isPlaying));
  await page.getByRole('button', { name: WORDS.pause }).click();
  await page.getByRole('button', { name: WORDS.play }).click();
  await expect.element(page.getByRole('button', { name: WORDS.pause })).toBeVisible();
  end();
  await page.getByRole('button', { name: WORDS.pause }).click();
  expect(states).toEqual([false, true]);
});

test('Where nothing moves, there is nothing to stop', async () => {
  await preferMotion('reduce');
  await render(<PauseButton words={WORDS} />);
  await expect.element(page.getByRole('button', { includeHidden: true })).not.toBeVisible();
});
