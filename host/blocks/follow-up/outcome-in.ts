import { yenOf } from './yen.ts';

/** The outcome in a form; the server checks it. */
export const outcomeIn = (form: FormData) => ({
  result: form.get('result'),
  amount: yenOf(String(form.get('amount') ?? '')) ?? null,
  why: form.get('why') || null,
});
