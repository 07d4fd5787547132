import { phrasesOf } from '#contract/base/phrases.ts';
import { DOCTOR_REPORT, type Finding } from '#contract/embed/doctor.ts';
import { onOutsideClick } from '#contract/embed/outside-click.ts';
import { dress } from '../around/dress.ts';
import { made } from '../around/made.ts';
import type { Report } from './examine.ts';
import { MESSAGES } from './messages.ts';
import css from './overlay.css?inline';

/** A text whose lines end between phrases. */
const phrases = (text: string): HTMLElement =>
  made(
    'span',
    { class: 'phrases' },
    ...phrasesOf(text).flatMap((phrase, at) => (at > 0 ? [document.createElement('wbr'), phrase] : [phrase])),
  );

/** A line to copy. Without access to the clipboard it can be selected. */
function copyLine(line: string): HTMLElement {
  const status = made('span', { role: 'status' });
  const button = made('button', { type: 'button', 'aria-label': `${MESSAGES.copy}：${line}` }, MESSAGES.copy);
  button.addEventListener('click', async () => {
    const put = async () => navigator.clipboard.writeText(line);
    status.textContent = await put().then(
      () => MESSAGES.copied,
      () => MESSAGES.notCopied,
    );
  });
  const text = made('pre', { tabindex: '0', role: 'region', 'aria-label': line }, line);
  return made('div', { class: 'line' }, text, made('p', {}, button, status));
}

const entryOf = ({ code, level, found, remedy, line, guide }: Finding): HTMLElement =>
  made(
    'li',
    { class: level, 'data-code': code },
    made('span', { class: 'level' }, MESSAGES.levels[level]),
    made('h3', {}, phrases(found)),
    made('p', {}, remedy),
    ...(line ? [copyLine(line)] : []),
    made('a', { href: guide, target: '_blank', rel: 'noopener' }, MESSAGES.guide),
  );

function summaryOf(findings: readonly Finding[]): string {
  const notes = findings.filter(({ level }) => level === 'note').length;
  return findings.length > 0 ? MESSAGES.summary(findings.length - notes, notes) : MESSAGES.well;
}

function contentOf({ findings, facts }: Report, close: HTMLElement): HTMLElement {
  const title = made('h2', { id: 'title', tabindex: '-1' }, MESSAGES.title);
  return made(
    'div',
    { class: 'frame' },
    made('div', { class: 'head' }, title, close),
    made(
      'div',
      { class: 'body' },
      made('p', { class: 'summary' }, phrases(summaryOf(findings))),
      made('ol', {}, ...findings.map(entryOf)),
      made(
        'dl',
        {},
        ...facts.map(([name, value]) => made('div', {}, made('dt', {}, name), made('dd', {}, value))),
      ),
      made('p', { class: 'audience' }, MESSAGES.audience),
    ),
  );
}

let panel: HTMLElement | undefined;

/** Closes an earlier report, if it is still shown. */
export const closeReport = (): void => panel?.remove();

/** Shows a report above everything else in the page, replacing an earlier one. */
export function showReport(report: Report): void {
  closeReport();
  const place = document.createElement('div');
  place.lang = 'ja';
  place.setAttribute(DOCTOR_REPORT, report.findings.map(({ code }) => code).join(' '));
  // Rules of the page that hide or move every element hold here too.
  for (const [name, value] of [
    ['all', 'initial'],
    ['display', 'block'],
  ] as const)
    place.style.setProperty(name, value, 'important');
  const root = place.attachShadow({ mode: 'open' });
  dress(root, css);
  const close = made('button', { type: 'button', class: 'close' }, MESSAGES.close);
  const dialog = made('dialog', { 'aria-labelledby': 'title' }, contentOf(report, close));
  close.addEventListener('click', () => dialog.close());
  onOutsideClick(dialog, () => dialog.close());
  dialog.addEventListener('close', () => place.remove());
  root.append(dialog);
  // Outside the body, whose children some pages count or hide.
  document.documentElement.append(place);
  dialog.showModal();
  root.querySelector<HTMLElement>('#title')?.focus();
  panel = place;
}
