import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Answers } from './answers.tsx';

const textFor = (percent: number, hours: number | null) =>
  renderToStaticMarkup(<Answers answers={{ percent, hours }} />).replace(/<[^>]*>/g, '');

test('A shop shows how often and how soon it answers, and on what that rests', () => {
  const text = textFor(93, 5);
  expect(text).toContain('回答した割合93%');
  expect(text).toContain('半数の査定額が届くまで5時間以内');
  expect(text).toContain('どちらも30件以上あるときだけ');
});

test('With too few quotes it shows the share alone', () => {
  expect(textFor(40, null)).toContain('回答した割合40%');
  expect(textFor(40, null)).not.toContain('時間以内');
});
