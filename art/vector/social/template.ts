export interface SocialPreview {
  /** At most two lines, separated by \n. */
  title: string;
  subtitle: string;
  /** The URL of a picture that the page can load: https:, file: or data:. */
  pictureHref: string;
  /** The wordmark at the bottom left. タカクラベ by default. */
  wordmark?: string;
}

export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A full-width letter counts as one. Latin letters and digits count as a little more than half. */
const lengthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (/[ -~]/.test(letter) ? 0.58 : 1), 0);

/** The largest font size, between 44 and 72, at which every line of the title fits its column. */
function titleSize(title: string): number {
  const column = 556;
  const lines = title.split('\n');
  const longest = Math.max(...lines.map(lengthOf));
  const fitting = lines.length > 1 ? column / longest : column / Math.max(longest / 2, 1);
  return Math.round(Math.min(72, Math.max(44, fitting)));
}

/**
 * A page of 1200 × 630 pixels for the preview in social services. The picture is at the right and fades to dark at
 * the left, where the title is. A browser with a Japanese sans-serif font takes the screenshot.
 */
export function socialPreview({
  title,
  subtitle,
  pictureHref,
  wordmark = 'タカクラベ',
}: SocialPreview): string {
  const size = titleSize(title);
  return `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<title>${escapeHtml(title.replace('\n', ' '))}</title>
<style>
  * { box-sizing: border-box; margin: 0; }
  body {
    position: relative; width: ${SOCIAL_SIZE.width}px; height: ${SOCIAL_SIZE.height}px; overflow: hidden;
    background: #1d1a14; color: #faf7f0;
    font-family: 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', sans-serif;
    font-feature-settings: 'palt'; line-break: strict;
  }
  .picture { position: absolute; inset: 0 0 0 auto; width: 700px; height: 100%; object-fit: cover; }
  .fade {
    position: absolute; inset: 0;
    background:
      linear-gradient(90deg, #1d1a14 500px, #1d1a14f2 560px, #1d1a14b8 660px, #1d1a1452 780px, #1d1a1414 900px, #1d1a1400 1000px),
      linear-gradient(0deg, #1d1a1473, #1d1a1400 180px);
  }
  .frame { position: absolute; inset: 28px; border: 1px solid #c4ab46; opacity: .55; }
  .words {
    position: absolute; inset: 84px auto 160px 84px; width: 560px;
    display: flex; flex-direction: column; justify-content: center; gap: 26px;
  }
  h1 {
    font-size: ${size}px; font-weight: 700; line-height: 1.34; letter-spacing: .02em;
    white-space: pre-line; word-break: auto-phrase; text-wrap: balance;
  }
  h1::after { content: ''; display: block; width: 88px; height: 3px; margin-top: 30px; background: #c4ab46; }
  p { max-width: 540px; font-size: 26px; font-weight: 500; line-height: 1.6; color: #e4d9b4; text-wrap: balance; word-break: auto-phrase; }
  .wordmark {
    position: absolute; left: 84px; bottom: 74px;
    font-size: 32px; font-weight: 700; letter-spacing: .14em; color: #c4ab46; font-feature-settings: normal;
  }
</style>
<img class="picture" src="${escapeHtml(pictureHref)}" alt="">
<div class="fade"></div>
<div class="frame"></div>
<div class="words"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p></div>
<div class="wordmark">${escapeHtml(wordmark)}</div>
</html>
`;
}
