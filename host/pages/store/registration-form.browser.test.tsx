import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteContext } from '../../settings/use-site.ts';
import { RegistrationForm } from './registration-form.tsx';

const ROOT = { settings: { apiBase: '', privacyUrl: '#', personalInformationUrl: '#' }, origin: '' };

const Page = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <SiteContext value={ROOT as never}>
        <RegistrationForm returned={undefined} />
      </SiteContext>
    ),
  },
]);

/** Answers the lookup of each postal code in its own time. */
function lookups() {
  const answers = new Map<string, (status: number, area?: object) => void>();
  vi.stubGlobal('fetch', (url: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.set(url.slice(-7), (status, area) => resolve(Response.json({ area }, { status })));
    return promise;
  });
  return async (zip: string, status: number, town = '') => {
    await expect.poll(() => answers.has(zip)).toBe(true);
    answers.get(zip)?.(status, { prefecture_name: '東京都', city_name: '新宿区', area_name: town });
  };
}

afterEach(() => vi.unstubAllGlobals());

const zip = page.getByLabelText('郵便番号');

describe('The postal code of a registration', () => {
  // Clauses 1.2-108, 1.2-109, 1.2-110, 1.2-111
  test('keeps its digits, of any width, and finds its address', async () => {
    const answer = lookups();
    await render(<Page />);
    await zip.fill('〒１６２−0801');
    await expect.element(zip).toHaveValue('1620801');
    await expect.element(page.getByText('住所を取得中...')).toBeVisible();
    await answer('1620801', 200, '山吹町');
    await expect.element(page.getByText('東京都新宿区山吹町')).toBeVisible();
  });

  // Clauses 1.2-112, 1.5-11
  test('clears its address below seven digits', async () => {
    const answer = lookups();
    await render(<Page />);
    await zip.fill('1620801');
    await answer('1620801', 200, '山吹町');
    await zip.fill('162080');
    await expect.element(page.getByText('東京都新宿区山吹町')).not.toBeInTheDocument();
  });

  // Clauses 1.2-111, 1.5-12
  test.each([
    ['is refused where there is no such code', 404, '郵便番号が正しくありません。'],
    ['is not blamed where the API fails', 500, '住所を取得できませんでした。このまま登録いただけます。'],
  ])('%s', async (_what, status, message) => {
    const answer = lookups();
    await render(<Page />);
    await zip.fill('0000000');
    await answer('0000000', status);
    await expect.element(page.getByText(message)).toBeVisible();
  });

  test('shows the address of the last code, even where an earlier answer comes later', async () => {
    const answer = lookups();
    await render(<Page />);
    await zip.fill('1620801');
    await expect.element(page.getByText('住所を取得中...')).toBeVisible();
    await zip.fill('1600022');
    await answer('1600022', 200, '新宿');
    await answer('1620801', 200, '山吹町');
    await expect.element(page.getByText('東京都新宿区新宿')).toBeVisible();
    await expect.element(page.getByText('東京都新宿区山吹町')).not.toBeInTheDocument();
  });
});
