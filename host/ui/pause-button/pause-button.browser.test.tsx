import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PauseButton } from './pause-button.tsx';

const WORDS = { pause: '止める', play: '始める' };

function Moving() {
  const [playing, setPlaying] = useState(true);
  return <PauseButton playing={playing} words={WORDS} onToggle={() => setPlaying(!playing)} />;
}

const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

test('What moves can be stopped and started again', async () => {
  await preferMotion('no-preference');
  await render(<Moving />);
  await page.getByRole('button', { name: WORDS.pause }).click();
  await page.getByRole('button', { name: WORDS.play }).click();
  await expect.element(page.getByRole('button', { name: WORDS.pause })).toBeVisible();
});

test('Where nothing moves, there is nothing to stop', async () => {
  await preferMotion('reduce');
  await render(<Moving />);
  await expect.element(page.getByRole('button', { includeHidden: true })).not.toBeVisible();
});
