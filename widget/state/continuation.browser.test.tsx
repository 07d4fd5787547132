import { expect, test, vi } from 'vitest';
import type { OpenedContinuation } from '#contract/schemas/continuation.ts';
import { showPart } from '#test/widget/show-part.ts';
import { CallError } from '../api/call-error.ts';
import type { ContinuationCalls } from '../api/continuation-calls.ts';
import { ContinuationState } from './continuation.ts';
import type { FormState } from './form-state.ts';

const UNTIL = new Date(Date.now() + 86_400_000).toISOString();
const OPENED: OpenedContinuation = {
  uuid: '6f1c2a9e-3b7d-4c58-9a10-2d4e6f8a0b1c',
  device: 'phone',
  until: UNTIL,
  draft: {
    items: [
      {
        id: 'one',
        category: 'bag',
        answers: { brand: 'HERMES（エルメス）', gone: 'x' },
        choices: {},
        others: [],
      },
    ],
    attributes: { theme: 'lp' },
    attribution: '{}',
  },
  photos: [{ item: 0, name: 'a.jpg', type: 'image/jpeg' }],
};

const calls = (more: Partial<ContinuationCalls> = {}): ContinuationCalls => ({
  keep: vi.fn(async () => ({ uuid: OPENED.uuid, device: 'desk', until: UNTIL })),
  open: vi.fn(async () => OPENED),
  photo: vi.fn(async () => new Blob(['x'])),
  hold: vi.fn(async () => ({ state: 'here' as const })),
  end: vi.fn(async () => ({})),
  ...more,
});

const refuse = async () => {
  throw new CallError('http', 'refused', { status: 404, code: 'unknown_link' });
};

/** The state of going on in a form that is filled in. */
async function filledForm(token: string, fakes: ContinuationCalls) {
  localStorage.clear();
  const { form } = await showPart('continuing', 'a line');
  return { form, continuation: new ContinuationState(form, token, fakes), fakes };
}

const emptied = (form: FormState) => {
  form.reset();
  return form;
};

test('The answers of a mail come with their photos into an empty form, at the first open question', async () => {
  localStorage.clear();
  const { form } = await showPart('app', 'items');
  emptied(form);
  const fakes = calls();
  const continuation = new ContinuationState(form, 'token', fakes);
  await expect.poll(() => form.goods.items[0]?.category).toBe('bag');
  const [item] = form.goods.items;
  expect(item?.answers).toEqual({ brand: 'HERMES（エルメス）' });
  expect(item?.photos.map(({ file }) => file.name)).toEqual(['a.jpg']);
  expect(fakes.hold).toHaveBeenCalledWith(expect.objectContaining({ device: 'phone' }), true);
  expect(continuation.until).toBe(UNTIL);
});

test('A draft that stands in the browser stays until the seller decides', async () => {
  const { form, continuation, fakes } = await filledForm('token', calls());
  const before = form.goods.items;
  await expect.poll(() => continuation.question).toBe('which');
  expect(form.goods.items).toBe(before);
  continuation.close();
  expect(fakes.hold).not.toHaveBeenCalled();
  await continuation.open();
  await continuation.take();
  expect(form.goods.items.map(({ category }) => category)).toEqual(['bag']);
});

test('A browser that is no longer the one says so before it sends, and can take it back', async () => {
  let state: 'here' | 'elsewhere' = 'here';
  const hold = vi.fn(async (_: unknown, takes: boolean) => {
    if (takes) state = 'here';
    return { state };
  });
  const { form, continuation } = await filledForm('', calls({ hold }));
  await continuation.send('hanako@example.jp');
  expect(continuation.asking).toEqual({ is: 'sent', email: 'hanako@example.jp' });
  expect(await form.asksBeforeSending?.()).toBe(true);
  state = 'elsewhere';
  expect(await form.asksBeforeSending?.()).toBe(false);
  expect(continuation.question).toBe('elsewhere');
  await continuation.takeBack();
  expect(continuation.question).toBeUndefined();
  expect(await form.asksBeforeSending?.()).toBe(true);
});

test('What is kept is erased when the request is sent', async () => {
  const { form, continuation, fakes } = await filledForm('', calls());
  await continuation.send('hanako@example.jp');
  form.submission.setResult({ uuid: 'x', shops: [] });
  expect(fakes.end).toHaveBeenCalledOnce();
});

test('A link that is over says so, and the form stays as it is', async () => {
  const { form, continuation } = await filledForm('token', calls({ open: refuse }));
  const before = form.goods.items;
  await expect.poll(() => continuation.question).toBe('gone');
  expect(form.goods.items).toBe(before);
});

test('The mail has the goods and their photos, and nothing about the seller', async () => {
  const { form, continuation, fakes } = await filledForm('', calls());
  // An app has saved a JPEG as .png, which the server would refuse.
  const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.png', { type: 'image/png' });
  form.goods.addPhotos(form.goods.items[0]?.id ?? '', [jpeg]);
  await continuation.send('hanako@example.jp');
  const [[payload] = []] = vi.mocked(fakes.keep).mock.calls;
  const texts = [...(payload ?? new FormData())].map(([name, value]) => `${name} ${String(value)}`);
  expect(payload?.getAll('photos[0]').map((photo) => (photo as File).name)).toContain('a.jpg');
  expect(texts.join('\n')).not.toMatch(/山田|090-|150-0001/);
});
