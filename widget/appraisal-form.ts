import { FIRST_PAINT_CSS, TAG } from 'virtual:first-paint';
import { FORM_FILES, QUESTIONS_FILES } from 'virtual:parts';
import { ifMissing, sayMissing } from './first-paint/missing.ts';
import { paint } from './first-paint/paint.ts';
import { STARTED } from './first-paint/started.ts';
import { mayHaveDrafts } from './storage/draft-keys.ts';

/**
 * The script that pages embed. It paints the first step immediately and then loads the form itself, which defines the
 * element and replaces the painted step. It runs as a module and as a classic script, so the built file has no imports
 * and no exports.
 */
/** Set while a classic script runs for the first time. Null in modules, or an element of the page with this name. */
const current = document.currentScript as HTMLScriptElement | null;
const classicScript = current?.localName === 'script' ? current : null;

/** A classic script resolves imports against the page, not against its own URL. */
function load(path: string): Promise<unknown> {
  return import(/* @vite-ignore */ classicScript ? new URL(path, classicScript.src).href : path);
}

/** A module has no URL here, because the file is a classic script as well. Its tag is found by its name. */
function scriptUrl(): string | undefined {
  const scripts = [...document.querySelectorAll('script')];
  return (classicScript ?? scripts.find(({ src }) => /\/appraisal-form(-react)?\.js/.test(src)))?.src;
}

/** Loads and runs a script around the form: frame, dialog or doctor. The files have these names. */
async function show(what: 'frame' | 'dialog' | 'doctor', element?: Element): Promise<void> {
  ((await load(`./${what}.js`)) as { show(element?: Element): void }).show(element);
}

function showFrames(): void {
  const frames = `${TAG}[embed=frame i],iframe[src*="/frame"]`;
  for (const element of document.querySelectorAll(frames)) show('frame', element).catch(() => {});
}

function paintAll(): void {
  showFrames();
  const url = scriptUrl();
  for (const element of document.querySelectorAll<HTMLElement>(`${TAG}:not([embed=frame i])`))
    paint(element, url && new URL('.', url).href, needQuestions);
}

/** A frame that the page writes later announces itself. */
function onMessage({ data }: MessageEvent): void {
  if (data?.type === 'appraisal-form:framed') showFrames();
}

/**
 * Any button of the page, now or later, may open the form in a dialog. If the dialog fails to load, the link opens the
 * form's page.
 */
function openOnPress(event: MouseEvent): void {
  const opener = (event.composedPath()[0] as Element).closest?.<HTMLAnchorElement>(`[data-${TAG}-open]`);
  if (!opener || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  show('dialog', opener).catch(() => location.assign(opener.href || new URL('/form', scriptUrl())));
}

/** The script may run before the browser has parsed the element. */
function paintAsParsed(): void {
  paintAll();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(paintAll);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}

/** With a link to the page of the form where the script comes from. */
function sayAllMissing(): void {
  const url = scriptUrl();
  for (const element of document.querySelectorAll(TAG))
    sayMissing(element, url && new URL('/form', url).href);
}

/** Asks for files without which a form cannot begin, once. @param files those that are not asked for yet */
function need(files: string[]): void {
  const loading = Promise.all(files.splice(0).map(load));
  loading.catch((error: unknown) => console.error(`[${TAG}] the form could not be loaded`, error));
  ifMissing(loading, sayAllMissing);
}

/** A form that begins with a category or with a draft needs the questions. */
const needQuestions = () => need(QUESTIONS_FILES);

if (!(STARTED in window) && !customElements.get(TAG)) {
  Object.defineProperty(window, STARTED, { value: FIRST_PAINT_CSS });
  need(FORM_FILES);
  if (mayHaveDrafts()) needQuestions();
  paintAsParsed();
  addEventListener('click', openOnPress, true);
  addEventListener('message', onMessage);
  // The doctor helps developers of the page find out why nothing else loads. The name is that of contract/doctor.ts.
  if (/appraisal-form-doctor/.test(location.search)) void show('doctor');
}
