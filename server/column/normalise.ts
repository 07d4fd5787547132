/** One form for all ways in which a visitor may write a text: width, case, hiragana or katakana, spaces. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(/\s+/g, ' ')
    .trim();
}
