const WITH_SCHEME = String.raw`(?<![a-z\d+.-])[a-z][a-z\d+.-]*:\/\/[^\s、。「」（）]*`;

/** From the beginning of a word to a top-level domain, also in an e-mail address. */
const DOMAIN = String.raw`(?<![\p{L}\p{N}.@_%+-])[\p{L}\p{N}.@_%+-]*\.(?:xn--[a-z\d-]+|[a-z]{2,})(?![a-z\d])`;
const ADDRESS = String.raw`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])`;
const PATH = String.raw`(?::\d+)?(?:[/?#][^\s、。「」（）]*)?`;

const LINK = new RegExp(`${WITH_SCHEME}|(?:${DOMAIN}|${ADDRESS})${PATH}`, 'giu');

/** Replaces each part of a text of which mail programs would make a link. */
export const withoutLinks = (text: string, instead: string): string => text.replace(LINK, instead);
