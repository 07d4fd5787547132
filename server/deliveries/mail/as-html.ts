import { type Language, OWN_LANGUAGE } from '#contract/language/languages.ts';
import { type Html, html } from '../../base/html.ts';
import { inLanguage } from './in-language.ts';
import type { Block, Letter } from './letter.ts';
import { LETTER_MESSAGES } from './messages.ts';

/* Programs that show mail know little CSS and drop style sheets, so each element has its own. Colours are left to the
   program, which may be dark; those that are set can be read on white and on black. */

const GOLD = '#a8843c';
const LINE = '1px solid rgba(128,128,128,.35)';
const FONTS: Readonly<Record<Language, string>> = {
  ja: "'Hiragino Sans','Noto Sans JP',Meiryo,sans-serif",
  en: 'sans-serif',
  'zh-Hans': "'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif",
};

const STYLES = {
  page: `max-width:600px;margin:0 auto;padding:24px 16px;font-size:16px;line-height:1.8;overflow-wrap:anywhere`,
  name: `margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid ${GOLD};font-size:18px;font-weight:bold;letter-spacing:.08em`,
  heading: `margin:32px 0 12px;padding-left:10px;border-left:4px solid ${GOLD};font-size:17px;line-height:1.5`,
  text: 'margin:0 0 16px',
  facts: `margin:0 0 16px;padding:12px 14px;border:${LINE};border-radius:8px`,
  title: 'margin:0 0 4px;font-weight:bold',
  // Later lines of a value stand below its first one: the name has 80 pixels, and a space of 16 follows it.
  fact: 'margin:0;padding-left:96px;text-indent:-96px',
  factName: 'display:inline-block;min-width:80px;text-indent:0;opacity:.72;font-size:14px',
  steps: 'margin:0 0 16px;padding-left:1.6em',
  quote: `margin:0 0 16px;padding:4px 0 4px 14px;border-left:3px solid rgba(128,128,128,.35);white-space:pre-wrap`,
  button: 'margin:0 0 16px',
  link: `display:inline-block;padding:10px 22px;border:2px solid ${GOLD};border-radius:999px;font-weight:bold;text-decoration:none;color:inherit`,
  small: `margin:32px 0 0;padding-top:12px;border-top:${LINE};font-size:13px;line-height:1.7;opacity:.8;white-space:pre-line`,
} as const;

/** A letter for programs that show HTML: no tables, pictures, scripts or style sheets. */
export const asHtml = (letter: Letter, product: string): string =>
  inLanguage(letter.language, () => documentOf(letter, product));

const documentOf = ({ subject, blocks, language = OWN_LANGUAGE }: Letter, product: string): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
</head>
<body style="margin:0;color-scheme:light dark">
<div style="${STYLES.page};font-family:${FONTS[language]}">
<p style="${STYLES.name}">${product}</p>
${blocks.map(htmlOf)}
</div>
</body>
</html>
`.markup;

function htmlOf(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h2 style="${STYLES.heading}">${block.text}</h2>\n`;
    case 'facts':
      return html`<div style="${STYLES.facts}">
${block.title ? html`<p style="${STYLES.title}">${block.title}</p>\n` : ''}${block.rows.map(
  ([name, value]) =>
    html`<p style="${STYLES.fact}"><span style="${STYLES.factName}">${name}</span>　${value}</p>\n`,
)}</div>\n`;
    case 'steps':
      return html`<ol style="${STYLES.steps}">\n${block.steps.map((step) => html`<li>${step}</li>\n`)}</ol>\n`;
    case 'quote':
      return html`<blockquote style="${STYLES.quote}">${block.text}</blockquote>\n`;
    case 'link':
      return html`<p style="${STYLES.text}">${block.text}</p>
<p style="${STYLES.button}"><a href="${block.url}" style="${STYLES.link}">${LETTER_MESSAGES.open}</a></p>\n`;
    case 'small':
      return html`<p style="${STYLES.small}">${block.text}</p>\n`;
    case 'text':
      return html`<p style="${STYLES.text}">${block.text}</p>\n`;
  }
}
