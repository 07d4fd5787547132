import { expect, test } from 'vitest';
import { markNames } from './own-names.ts';

const mark = (prop: string, value: string, file = '/project/widget/first-paint/themes/lp.css') => {
  const declaration = { prop, value, source: { input: { file } } };
  // PostCSS calls again after each change.
  markNames.Declaration(declaration);
  markNames.Declaration(declaration);
  return `${declaration.prop}: ${declaration.value}`;
};

test('The form’s own custom properties get a mark, public ones stay', () => {
  expect(mark('--ink', 'var(--appraisal-ink, var(--palette-ink))')).toBe(
    '--af-ink: var(--appraisal-ink, var(--palette-ink))',
  );
  expect(mark('padding', 'calc(var(--space-1) + -1px) var(--space-2)')).toBe(
    'padding: calc(var(--af-space-1) + -1px) var(--af-space-2)',
  );
});

test('Styles of the site and of libraries stay as they are', () => {
  expect(mark('--ink', 'red', '/project/host/ui/a.css')).toBe('--ink: red');
  expect(mark('--swiper-x', '1', '/project/node_modules/swiper/swiper.css')).toBe('--swiper-x: 1');
});
