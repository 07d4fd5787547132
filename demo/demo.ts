import { DEFAULT_PRODUCT_NAME } from '#contract/base/product.ts';
import { formRelease, type PinnedRelease } from '#contract/embed/release.ts';
import { VERSION_PATH } from '#contract/embed/widget-files.ts';
import { setUpControls } from './controls.ts';
import { setUpEventLog } from './event-log.ts';
import { MESSAGES, PAGES } from './messages.ts';
import { type DemoSettings, readDemoSettings, toQuery } from './settings.ts';
import { toSnippet } from './snippet.ts';
import { setUpWidths } from './widths.ts';
import { type FromStage, receive, sendTo, type ToStage } from './wire.ts';

function find<Type extends HTMLElement>(id: string): Type {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element as Type;
}

const frame = find<HTMLIFrameElement>('frame');
let settings = readDemoSettings(location.search);

const showControls = setUpControls(find<HTMLFormElement>('settings'), () => settings, change, startOver);
const showWidth = setUpWidths(find('widths'), frame, (width) => change({ ...settings, width }));
const log = setUpEventLog(find('log'), find('log-empty'), find('clear-log'));

function tell(message: ToStage): void {
  if (frame.contentWindow) sendTo(frame.contentWindow, message);
}

/** The release on which a page can stay; null if there is none. */
let pinnedRelease: PinnedRelease | null = null;

async function offerRelease(): Promise<void> {
  const answer = await fetch(VERSION_PATH);
  pinnedRelease = formRelease.parse(await answer.json()).pinned;
  find('pin-choice').hidden = !pinnedRelease;
}

function show(): void {
  showControls(settings);
  showWidth(settings.width);
  find('product-name').textContent = settings['product-name'] || DEFAULT_PRODUCT_NAME;
  find('snippet').textContent = toSnippet(
    settings,
    location.origin,
    find<HTMLInputElement>('pin').checked ? pinnedRelease : null,
  );
  find<HTMLAnchorElement>('alone').href = `./stage.html${toQuery(settings)}`;
}

/** Updates the URL with each change, so that the current settings can be shared as a link. */
function change(next: DemoSettings): void {
  settings = next;
  history.replaceState(null, '', `${location.pathname}${toQuery(settings)}`);
  show();
  tell({ kind: 'settings', query: toQuery(settings) });
}

function startOver(): void {
  change(readDemoSettings(''));
}

async function copySnippet(): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(find('snippet').textContent ?? '').then(
    () => true,
    () => false,
  );
  find('copied').textContent = isCopied ? MESSAGES.copied : MESSAGES.notCopied;
}

function fill(): void {
  find('status').textContent = MESSAGES.filling;
  tell({ kind: 'fill' });
}

function listPages(): void {
  const items = PAGES.map(([path, name, text]) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = name;
    const item = document.createElement('li');
    item.append(link, text);
    return item;
  });
  find('pages').replaceChildren(...items);
}

receive<FromStage>((message) => {
  if (message.kind === 'event') log(message);
  if (message.kind === 'filled') find('status').textContent = MESSAGES.filled;
  if (message.kind === 'not-filled') {
    console.warn(message.reason);
    find('status').textContent = MESSAGES.notFilled;
  }
});

find('copy').addEventListener('click', () => void copySnippet());
find('fill').addEventListener('click', fill);
find('pin').addEventListener('change', show);
find('restart').addEventListener('click', () => {
  find('status').textContent = '';
  tell({ kind: 'restart' });
});

listPages();
show();
void offerRelease();
frame.src = `./stage.html${toQuery(settings)}`;
