/** Texts of the thank-you step that are there at first, for a step that cannot be loaded. */
export const RECEIVED = {
  title: '査定のご依頼、ありがとうございます',
  received: 'ご依頼を受け付けました。',
} as const;
