import { words } from '#contract/language/words.ts';

/** Texts of the thank-you step that are there at first, for a step that cannot be loaded. */
export const RECEIVED = words('received', {
  title: '査定のご依頼、ありがとうございます',
  received: 'ご依頼を受け付けました。',
});
