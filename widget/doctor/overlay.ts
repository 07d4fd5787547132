import type { Finding } from '#contract/doctor.ts';
import { onOutsideClick } from '#contract/outside-click.ts';
import { phrasesOf } from '#contract/phrases.ts';
import { dress } from '../around/dress.ts';
import type { Report } from './examine.ts';
import { MESSAGES } from './messages.ts';
import css from './overlay.css?inline';

type Child = Node | string;

/** An element, made without any HTML, which pages may forbid. */
function make(name: string, attributes: Readonly<Record<string, string>>, ...children: Child[]): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/** A text whose lines end between phrases. */
const phrases = (text: string): HTMLElement =>
  make(
    'span',
    { class: 'phrases' },
    ...phrasesOf(text).flatMap((phrase, at) => (at > 0 ? [document.createElement('wbr'), phrase] : [phrase])),
  );

/** A line to copy. Where the clipboard is closed it can be selected. */
function copied(line: string): HTMLElement {
  const said = make('span', { role: 'status' });
  const button = make('button', { type: 'button', 'aria-label': `${MESSAGES.copy}：${line}` }, MESSAGES.copy);
  button.addEventListener('click', async () => {
    const put = async () => navigator.clipboard.writeText(line);
    said.textContent = await put().then(
      () => MESSAGES.copied,
      () => MESSAGES.notCopied,
    );
  });
  const text = make('pre', { tabindex: '0', role: 'region', 'aria-label': line }, line);
  return make('div', { class: 'line' }, text, make('p', {}, button, said));
}

const entryOf = ({ code, level, found, remedy, line, guide }: Finding): HTMLElement =>
  make(
    'li',
    { class: level, 'data-code': code },
    make('span', { class: 'level' }, MESSAGES.levels[level]),
    make('h3', {}, phrases(found)),
    make('p', {}, remedy),
    ...(line ? [copied(line)] : []),
    make('a', { href: guide, target: '_blank', rel: 'noopener' }, MESSAGES.guide),
  );

function summaryOf(findings: readonly Finding[]): string {
  const notes = findings.filter(({ level }) => level === 'note').length;
  return findings.length > 0 ? MESSAGES.summary(findings.length - notes, notes) : MESSAGES.well;
}

function contentOf({ findings, facts }: Report, close: HTMLElement): HTMLElement {
  const title = make('h2', { id: 'title', tabindex: '-1' }, MESSAGES.title);
  return make(
    'div',
    { class: 'frame' },
    make('div', { class: 'head' }, title, close),
    make(
      'div',
      { class: 'body' },
      make('p', { class: 'summary' }, phrases(summaryOf(findings))),
      make('ol', {}, ...findings.map(entryOf)),
      make(
        'dl',
        {},
        ...facts.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))),
      ),
      make('p', { class: 'audience' }, MESSAGES.audience),
    ),
  );
}

let shown: HTMLElement | undefined;

/** Shows a report above everything else in the page, in the place of an earlier one. */
export function showReport(report: Report): void {
  shown?.remove();
  const place = document.createElement('div');
  place.lang = 'ja';
  // Rules of the page that hide or move every element hold here too.
  for (const [name, value] of [
    ['all', 'initial'],
    ['display', 'block'],
  ] as const)
    place.style.setProperty(name, value, 'important');
  const root = place.attachShadow({ mode: 'open' });
  dress(root, css);
  const close = make('button', { type: 'button', class: 'close' }, MESSAGES.close);
  const dialog = make(
    'dialog',
    { 'aria-labelledby': 'title' },
    contentOf(report, close),
  ) as HTMLDialogElement;
  close.addEventListener('click', () => dialog.close());
  onOutsideClick(dialog, () => dialog.close());
  dialog.addEventListener('close', () => place.remove());
  root.append(dialog);
  // Not in the body, whose children some pages count or hide.
  document.documentElement.append(place);
  dialog.showModal();
  root.querySelector<HTMLElement>('#title')?.focus();
  shown = place;
}
