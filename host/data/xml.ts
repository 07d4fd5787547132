/** Characters that XML 1.0 cannot hold, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text inside an element or an attribute of XML. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
