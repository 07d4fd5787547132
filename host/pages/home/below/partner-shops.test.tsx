import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RootData } from '../../../settings/root-data.ts';
import { SiteContext } from '../../../settings/use-site.ts';
import { PartnerShops } from './partner-shops.tsx';

// Clause 1.4-31
test('The number of shops shows a spinner while it loads', () => {
  const never = new Promise<never>(() => {});
  const html = renderToString(<PartnerShops count={never} recommended={never} newest={never} />);
  expect(html).toMatch(/<span [^>]*role="status" aria-label="読み込み中"><\/span>/);
});

test.each([
  [4, '許可番号を公開する4社の買取店'],
  [0, '許可番号を公開する買取店です。'],
])('With an operator and the number %i, where 0 is unknown, the section says %s', async (value, sentence) => {
  const count = Promise.resolve({ ok: true, value } as const);
  const none = Promise.resolve({ ok: true, value: [] } as const);
  const site = { settings: { operator: {} } } as unknown as RootData;
  const stream = await renderToReadableStream(
    <SiteContext value={site}>
      <PartnerShops count={count} recommended={none} newest={none} />
    </SiteContext>,
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  expect(html.replace(/<[^>]+>/g, '')).toContain(sentence);
});
