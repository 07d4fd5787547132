/** A zero-width space. A line may end there, also where the text had one already. */
export const MAY_END = '\u200b';

/**
 * The certain ends of a phrase: after a punctuation mark, after を, after a particle or an ending in hiragana that
 * another script follows, and before some words that are written in hiragana. Hiragana before hiragana can be anything
 * else, so no phrase ends there.
 */
const PHRASE_END =
  /[、。！？：・](?!$|[、。！？…」』）】])|[」』）](?!$|[、。！？…」』）】ぁ-ん])|を(?!$|[、。！？…」』）】ー])|(?:[はがにへとでもてばなたるくや]|の(?![他前])|から|より|ない|たい|しい)(?=[\p{sc=Han}\p{sc=Katakana}A-Za-z0-9「『（])|(?:[はがのに]|から|より)(?=[おご]\p{sc=Han})|[がのとに](?=わか|ない|なく|ある|よい|よく|いう|よっ|つい|おい|いた)|[るたの](?=こと|ほう|もの|ため)|とき(?=こそ)|\p{L}(?=ありがとう)|[^\s、。（](?=（)|円〜(?=\d)/gu;

/** Words in which a browser that knows Japanese sees two phrases. */
export const WHOLE_WORDS = [
  'よくある',
  '手がかり',
  '切り替え',
  '一眼レフ',
  '墨書き',
  'センター',
  '赤い行',
  'にだけ',
];

/** The pieces of a Japanese text that should stay on one line. Together they are the text. */
export const phrasesOf = (text: string): string[] => text.replace(PHRASE_END, `$&${MAY_END}`).split(MAY_END);
