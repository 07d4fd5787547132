import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartnerShops } from './partner-shops.tsx';

// Clause 1.4-31
test('The number of shops shows a spinner while it loads', () => {
  const never = new Promise<never>(() => {});
  const html = renderToString(<PartnerShops count={never} recommended={never} newest={never} />);
  expect(html).toMatch(/<span [^>]*role="status" aria-label="読み込み中"><\/span>/);
});
