/** A question and its answer. The answer is HTML of our own making: line breaks and links (document 1, section 3). */
export interface Faq {
  question: string;
  answer: string;
}

/** A link for answers, to go through `withLinks`. */
export const PRIVACY_LINK = '<a href="{privacy}" target="_blank" rel="noopener">プライバシーポリシー</a>';

/** `{privacy}` is replaced by the address of the privacy policy. */
export const withLinks = (answer: string, privacyUrl: string): string =>
  answer.replaceAll('{privacy}', privacyUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
