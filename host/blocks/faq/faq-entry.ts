/** A question and its answer. The answer is our own HTML: line breaks and links (document 1, section 3). */
export interface Faq {
  question: string;
  answer: string;
  /** The law of today, beside an answer that is quoted as it was written. */
  fact?: string;
}

/** A link for answers, to go through `withLinks`. */
export const PRIVACY_LINK = '<a href="{privacy}" target="_blank" rel="noopener">プライバシーポリシー</a>';

/** Replaces `{privacy}` with the URL of the privacy policy. */
export const withLinks = (answer: string, privacyUrl: string): string =>
  answer.replaceAll('{privacy}', privacyUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
