import type { LabCondition } from './condition.ts';

/** The content of every page of the lab beside the form. */
const BEFORE = `<h1>提携先のページ</h1>
<p>本文 <a href="#next">リンク</a> <button type="button">ボタン</button> <input aria-label="ページの入力欄" autofocus="" /></p>`;
const AFTER = '<p id="next">続きの本文</p>';

const asHtml = (attributes: Readonly<Record<string, string>> = {}) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('');

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1" />';

/** Every form of the lab starts with a category, so that its first step shows many controls. */
const ATTRIBUTES = { 'initial-category': 'watch' };

/** The address of the form's script in a page that has joined it with scripts of its own. */
export const JOINED = '/joined.js';

/** The address of a script of the page that comes late. */
export const SLOW = '/slow.js';

/** The line that brings the script. @param code the text of the script, for pages that have copied it */
function scriptLine(host: string, { script = 'async=""', copied }: LabCondition, code: string): string {
  if (!copied) return `<script ${script} src="${host}/widget/appraisal-form.js"></script>`;
  const line = `<link rel="preload" as="script" crossorigin="" href="${host}/widget/form.js" />`;
  return (
    line +
    (copied === 'inline'
      ? `<script ${script}>${code}</script>`
      : `<script ${script} src="${JOINED}"></script>`)
  );
}

/** The lines of the snippet. @param host the origin of the form */
export function snippet(host: string, condition: LabCondition = { name: '', what: '' }, code = ''): string {
  const attributes = asHtml({ ...ATTRIBUTES, ...condition.attributes });
  return `${scriptLine(host, condition, code)}
<appraisal-form${attributes}><a href="${host}/form">査定フォームを開く</a></appraisal-form>`;
}

/** The line for a frame. */
export const frameSnippet = (host: string, { frame = '', script = '' }: LabCondition): string =>
  `<iframe src="${host}/frame?initial-category=watch" title="査定フォーム" style="width: 100%; height: 90vh; border: 0" ${frame}></iframe>
${script && `<script ${script} src="${host}/widget/appraisal-form.js"></script>`}`;

/**
 * The HTML of a page of the lab.
 * @param form the snippet, or its replacement
 */
export function labPage(condition: LabCondition, form: string): string {
  const { doctype = '<!doctype html>', html = 'lang="ja"', charset = 'utf-8', around } = condition;
  const { viewport = VIEWPORT } = condition;
  const place = around ? around(form) : form;
  return `${doctype}<html ${html}><head><meta charset="${charset}" />
${viewport}<link rel="icon" href="data:," />
<title>提携先のページ</title>${condition.head ?? ''}</head>
<body>${BEFORE}${place}${AFTER}${condition.foot ?? ''}</body></html>`;
}

/** A page with nothing but the form, at a place and with a width that a test asks for. */
export function plainPage(form: string, at: { left: number; top: number; width: number }): string {
  const { left, top, width } = at;
  return labPage(
    { name: 'plain', what: '' },
    `<div style="position: absolute; left: ${left}px; top: ${top}px; width: ${width}px">${form}</div>`,
  );
}
