import { expect, test } from 'vitest';
import { withRanges } from './ranges.ts';

test('runtime dependencies get a range, the tools of developers stay where they are', () => {
  const before = { dependencies: { zod: '4.6.7' }, devDependencies: { vitest: '5.1.1' } };
  const { text, pinned } = withRanges(JSON.stringify(before));
  expect(JSON.parse(text)).toEqual({ dependencies: { zod: '^4.6.7' }, devDependencies: { vitest: '5.1.1' } });
  expect([...pinned]).toEqual([['zod', '4.6.7']]);
});
