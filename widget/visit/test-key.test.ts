import { afterEach, describe, expect, test, vi } from 'vitest';

/** The key that the form finds in a page with this address, and the address and storage afterwards. */
async function openAt(address: string, { kept, forbids = false }: { kept?: string; forbids?: boolean } = {}) {
  const storage = new Map<string, string>();
  if (kept) storage.set('appraisal-form:test', kept);
  vi.stubGlobal('document', { querySelector: () => (forbids ? {} : null) });
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: { page: 1 }, replaceState });
  vi.resetModules();
  const { TEST_KEY } = await import('./test-key.ts');
  return { key: TEST_KEY, kept: storage.get('appraisal-form:test'), moves: replaceState.mock.calls };
}

afterEach(() => vi.unstubAllGlobals());

describe('The key of test mode', () => {
  test.each([
    ['https://media.example/a?b=1#appraisal-form-test=K_1-x', '/a?b=1'],
    ['https://media.example/a#part&appraisal-form-test=K_1-x', '/a#part'],
  ])('leaves the address %s at once, and stays for the visit', async (address, left) => {
    expect(await openAt(address)).toEqual({ key: 'K_1-x', kept: 'K_1-x', moves: [[{ page: 1 }, '', left]] });
  });

  test('of an earlier page counts in the next one, and a new one before it', async () => {
    expect(await openAt('https://media.example/b', { kept: 'K1' })).toEqual({
      key: 'K1',
      kept: 'K1',
      moves: [],
    });
    expect((await openAt('https://media.example/b#appraisal-form-test=K2', { kept: 'K1' })).kept).toBe('K2');
  });

  test('is not kept where nothing may be stored, and works in the page', async () => {
    const { key, kept } = await openAt('https://media.example/b#appraisal-form-test=K1', { forbids: true });
    expect([key, kept]).toEqual(['K1', undefined]);
  });

  test('is none in a usual page, and where a page has no address', async () => {
    expect((await openAt('https://media.example/b#part')).key).toBe('');
    vi.unstubAllGlobals();
    vi.resetModules();
    expect((await import('./test-key.ts')).TEST_KEY).toBe('');
  });
});
