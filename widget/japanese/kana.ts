const DAKUTEN = '\u3099';
const HANDAKUTEN = '\u309A';

/** ゝ and ヽ stand for the kana before them, ゞ and ヾ for its voiced one: みすゞ is read ミスズ. */
function repeat(kana: string, mark: string): string {
  const base = kana.normalize('NFD').charAt(0);
  const repetition = (mark === 'ヾ' ? base + DAKUTEN : base).normalize('NFC');
  // A kana that is never voiced, as in ンヾ, leaves the mark.
  return repetition.length > 1 ? mark : repetition;
}

const expand = (kana: string, marks: string) =>
  [...marks].reduce((text, mark) => text + repeat(text.slice(-1), mark), kana);

/**
 * A reading in full-width katakana, as the rule for furigana requires it (document 2, section 5). Hiragana and half-width
 * katakana are converted, marks are joined with their kana (those of Ainu follow it: ㇷ゚), and dashes after kana become ー.
 * Names are separated by one full-width space, also instead of ・ and ＝ in foreign names, which the rule refuses. Other
 * characters stay.
 */
export function toFullWidthKatakana(text: string): string {
  return text
    .replace(/[\uFF65-\uFF9F]+/g, (run) => run.normalize('NFKC'))
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/゛/g, DAKUTEN)
    .replace(/゜/g, HANDAKUTEN)
    .replace(/[ァ-ヺヽ][\u3099\u309A]/g, (pair) => pair.normalize('NFC'))
    .replace(/\u3099/g, '゛')
    .replace(/[セツトㇷ]?\u309A/g, (pair) => (pair.length > 1 ? pair : '゜'))
    .replace(/([ァ-ヺ])([ヽヾ]+)/g, (_, kana, marks) => expand(kana, marks))
    .replace(/([ァ-ヺー])([-‐‑‒–—―−－─━]+)/g, (_, kana, dashes) => kana + 'ー'.repeat(dashes.length))
    .replace(/([ァ-ヺー])[・＝=゠](?=[ァ-ヺ])/g, '$1\u3000')
    .trim()
    .replace(/\s+/g, '\u3000');
}
