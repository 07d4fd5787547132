import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_THEME } from '#contract/embed/themes.ts';
import { ALL_PARTS, findViolations, showState } from './stage.tsx';

const STATES = ALL_PARTS.flatMap(({ name, states }) =>
  states.map(({ name: state, themes, logs }) => ({ part: name, state, themes, logs })),
);

const LIGHT = STATES.flatMap(({ themes, ...one }) =>
  themes.map((theme) => ({ ...one, theme, scheme: 'light' as const })),
);

/** Dark, each state in one theme, in turn: parts have their colours by tokens. */
const DARK = STATES.map(({ themes, ...one }, index) => ({
  ...one,
  theme: themes[index % themes.length] ?? DEFAULT_THEME,
  scheme: 'dark' as const,
}));

/** The sizes of the text in fields that are typed into or chosen from. Phones zoom into one below 16 pixels. */
const textSizes = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((field) => field.checkVisibility() && !/radio|checkbox|file/.test(field.type))
    .map((field) => Number.parseFloat(getComputedStyle(field).fontSize));

describe('Every part, in each of its states and in each theme', () => {
  test.each([...LIGHT, ...DARK])(
    '$part: $state ($theme, $scheme) breaks no rule of axe, has no field that phones zoom into, and logs nothing',
    async (one) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { close, root } = await showState(document.body, one);
      try {
        expect(root.querySelector('.form')?.childElementCount).toBeGreaterThan(0);
        expect(await findViolations(root.host)).toEqual([]);
        expect(Math.min(16, ...textSizes(root))).toBe(16);
        if (!one.logs) expect(error.mock.calls).toEqual([]);
      } finally {
        close();
        error.mockRestore();
      }
    },
  );
});
