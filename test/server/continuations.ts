import type { FastifyInstance } from 'fastify';
import { CALLS } from '#contract/calls/index.ts';
import type { AskedContinuation, ContinuedDraft } from '#contract/schemas/continuation.ts';
import type { SentPhoto } from './submission.ts';

/** A watch, in words that stand nowhere else. */
export const DRAFT: ContinuedDraft = {
  items: [
    {
      id: 'one',
      category: 'watch',
      answers: { brand: 'ROLEX（ロレックス）', productName: 'ひみつのデイトナ' },
      choices: { accessories: ['箱'] },
      others: [],
    },
  ],
  attributes: { theme: 'lp', 'medium-uuid': '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b31', variant: 'a' },
  attribution: '{"utmSource":"himitsu"}',
};

export interface SentContinuation extends Partial<Omit<AskedContinuation, 'draft'>> {
  draft?: Partial<ContinuedDraft>;
  /** By the number of their item. */
  photos?: readonly (readonly [item: number, photo: SentPhoto])[];
  headers?: Record<string, string>;
}

/** The form by which the mail is asked for. */
export async function continuationForm({ draft, photos = [], headers, ...more }: SentContinuation = {}) {
  const { items, ...rest } = { ...DRAFT, ...draft };
  const form = new FormData();
  form.set(
    'continuation',
    JSON.stringify({
      ...{ email: 'hanako@example.jp', page: 'partner.example/watch', test_key: '' },
      ...more,
      draft: rest,
    }),
  );
  for (const item of items) form.append('item', JSON.stringify(item));
  for (const [item, { name, content }] of photos)
    form.append(`photos[${item}]`, new File([Uint8Array.from(content)], name));
  const body = new Response(form);
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

/** Asks for a mail with a draft, as the form does. */
export async function askContinuation(app: FastifyInstance, sent: SentContinuation = {}) {
  const form = await continuationForm(sent);
  return app.inject({ method: 'POST', url: CALLS.keepContinuation.path, ...form });
}
