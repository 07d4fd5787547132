import { FIRST_PAINT_CSS, TAG } from 'virtual:first-paint';
import { DARK_FILE, FORM_FILES, QUESTIONS_FILES } from 'virtual:parts';
import { OF_PAGE } from '#contract/language/languages.ts';
import { whenSettled } from './first-paint/hand-over.ts';
import { PATIENCE_MS, sayMissing } from './first-paint/missing.ts';
import { inLowerCase, paint } from './first-paint/paint.ts';
import { STARTED } from './first-paint/started.ts';
import { mayHaveDrafts } from './storage/draft-keys.ts';

/*
 * The script that pages embed. It paints the first step immediately and then loads the form itself, which defines the
 * element and replaces the painted step. It runs as a module and as a classic script, so the built file has no imports
 * and no exports.
 */

/** The address of this script, or of a file of the form. */
const OWN_ADDRESS = /https?:\S+\/(appraisal-|widget\/\S*)form(-react)?\.js/;

/**
 * Where the files of the form are. The stack has the address of the running script. A script that was pasted into a page
 * or joined with others has none of its own: then a tag of the page names it.
 */
function findHome(): string | undefined {
  const tags = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script,link');
  const texts = [new Error().stack, ...[...tags].map(({ src, href }) => src || href)];
  const [address] = OWN_ADDRESS.exec(texts.join(' ')) ?? [];
  return address && new URL('.', address).href;
}

const home = findHome();

/** A module has settled the import map of its page already. */
const isModule = !document.currentScript;

/** Chromium took `moveBefore` and further import maps in the same version, 133. Firefox has only the first. */
const takesMapsLater = 'moveBefore' in document && !('mozInnerScreenX' in window);

/**
 * Other browsers ignore an import map that comes after the first `import()`. So a classic script waits until the page has its
 * map, or no more tags to come (docs/decisions/0098-import-maps.md).
 */
const isMapSettled = () =>
  isModule ||
  takesMapsLater ||
  document.readyState !== 'loading' ||
  document.querySelector('[type=importmap]');

/** Without a home the browser resolves the path: modules against their own address. */
function load(path: string): Promise<unknown> {
  return new Promise((resolve) => {
    const ask = () => resolve(import(/* @vite-ignore */ home ? new URL(path, home).href : path));
    if (isMapSettled()) ask();
    else document.addEventListener('readystatechange', ask, { once: true });
  });
}

/** Loads and runs a script around the form: frame, dialog or doctor. The files have these names. */
async function show(what: 'frame' | 'dialog' | 'doctor', element?: Element): Promise<void> {
  ((await load(`./${what}.js`)) as { show(element?: Element): void }).show(element);
}

function showFrames(): void {
  const frames = `${TAG}[embed=frame i],iframe[src*="/frame"]`;
  for (const element of document.querySelectorAll(frames)) show('frame', element).catch(() => {});
}

/** Asks for the words of a form in another language than ours, if it is one. */
function needLanguage(element: HTMLElement): boolean {
  const { lang } = element.lang === OF_PAGE ? document.documentElement : element;
  const file = inLowerCase(lang).slice(0, 2);
  const isOther = /en|zh/.test(file);
  if (isOther) load(`./${file}.js`).catch(() => {});
  return isOther;
}

/** Brings the styles of a form that is or may be dark. */
async function darken(root: ShadowRoot): Promise<void> {
  ((await load(DARK_FILE)) as typeof import('./first-paint/dark.ts')).darken(root);
}

const forms = () => document.querySelectorAll<HTMLElement>(`${TAG}:not([embed=frame i])`);

function paintForms(evenIf?: boolean): void {
  for (const element of forms())
    try {
      paint(element, home, needQuestions, needLanguage(element), darken, evenIf);
    } catch {
      // A script of the page has closed the element. The form says so, as soon as it is there.
    }
}

function paintAll(): void {
  showFrames();
  paintForms();
}

/** A frame that the page writes later announces itself. */
function onMessage({ data }: MessageEvent): void {
  if (data?.type === 'appraisal-form:framed') showFrames();
}

/** The form's own page. Without a home, the link inside the element, which the painted first step hides, leads there. */
const formPage = (form?: Element) =>
  home ? new URL('/form', home).href : form?.querySelector<HTMLAnchorElement>('a[href*="/form"]')?.href;

/**
 * Any button of the page, now or later, may open the form in a dialog. If the dialog fails to load, the link opens the
 * form's page.
 */
function openOnPress(event: MouseEvent): void {
  const path = event.composedPath() as Partial<HTMLAnchorElement>[];
  // Components have their button in a shadow root.
  const opener = path.find((one) => one.matches?.(`[data-${TAG}-open]`)) as HTMLAnchorElement | undefined;
  if (!opener || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  show('dialog', opener).catch(() => location.assign(opener.href || formPage() || '/form'));
}

/** The script may run before the browser has parsed the element. */
function paintAsParsed(): void {
  paintAll();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(paintAll);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}

/** In all forms that still show their painted first step, with a link to the page of the form where the script comes from. */
function sayAllMissing(): void {
  paintForms(true);
  for (const form of forms()) {
    const { shadowRoot: root } = form;
    if (root) whenSettled(root, () => sayMissing(root, formPage(form)));
  }
}

/** Asks for files without which a form cannot begin, once. @param files those that are not asked for yet */
function need(files: string[]): void {
  Promise.all(files.splice(0).map(load)).catch((error: unknown) => {
    sayAllMissing();
    console.error(`[${TAG}] could not be loaded from ${home}`, error);
  });
}

/** A form that begins with a category or with a draft needs the questions. */
const needQuestions = () => need(QUESTIONS_FILES);

function needQuestionsForDrafts(): void {
  if (mayHaveDrafts()) needQuestions();
}

if (!(STARTED in window)) {
  Object.defineProperty(window, STARTED, { value: FIRST_PAINT_CSS });
  need(FORM_FILES);
  addEventListener('click', openOnPress, true);
  addEventListener('message', onMessage);
  setTimeout(sayAllMissing, PATIENCE_MS);
  paintAsParsed();
  // After the first frame, which it would delay: to look into the page's storage for the first time takes long.
  requestAnimationFrame(() => setTimeout(needQuestionsForDrafts));
  // The doctor helps developers of the page find out why nothing else loads. The name is that of contract/embed/doctor.ts.
  if (/appraisal-form-doctor/.test(location.search)) void show('doctor');
}
