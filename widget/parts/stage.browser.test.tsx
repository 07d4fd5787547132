import { describe, expect, test, vi } from 'vitest';
import { findViolations, PARTS, show } from './stage.tsx';

const ALL = PARTS.flatMap(({ name, states }) =>
  states.flatMap(({ name: state, themes, logs }) =>
    themes.map((theme) => ({ part: name, state, theme, logs })),
  ),
);

describe('Every part, in each of its states and in each theme', () => {
  test.each(ALL)('$part: $state ($theme) breaks no rule of axe and logs nothing', async (one) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { close, root } = await show(document.body, one);
    try {
      expect(root.querySelector('.form')?.childElementCount).toBeGreaterThan(0);
      expect(await findViolations(root.host)).toEqual([]);
      if (!one.logs) expect(error.mock.calls).toEqual([]);
    } finally {
      close();
      error.mockRestore();
    }
  });
});
