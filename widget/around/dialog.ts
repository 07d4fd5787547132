import { ATTRIBUTES, TAG } from '#contract/embed/element.ts';
import { onOutsideClick } from '#contract/embed/outside-click.ts';
import { DIALOG_PLACE } from '../base/dialog-place.ts';
import { FORM_PAGE } from '../base/form-page.ts';
import { scrollDialogs } from '../base/own-scroll.ts';
import { type Follower, historyOf, type Layer } from '../visit/page-history.ts';
import dialogCss from './dialog.css?inline';
import { dress } from './dress.ts';
import { lockPage } from './lock-page.ts';
import { made } from './made.ts';
import { languageAround, messagesIn } from './messages.ts';
import { stayInPage } from './stay-in-page.ts';

/*
 * The form in a dialog of the page, which any button opens (docs/decisions/0034-frames-and-dialogs.md). The browser's
 * own <dialog> keeps the focus inside and closes on Esc; Back closes it, too.
 */

/** Attributes of a button that begin so are those of its form. */
const PREFIX = `data-${TAG}-`;
const OPEN = `${PREFIX}open`;

type Form = HTMLElement & { readonly result?: unknown };

function cross(): SVGElement {
  const SVG = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18');
  picture.append(path);
  return picture;
}

/** The attributes that a button asks for. */
const wantedBy = (opener: Element) =>
  [...opener.attributes]
    .filter(({ name }) => name.startsWith(PREFIX) && name !== OPEN)
    .map(({ name, value }) => [name.slice(PREFIX.length), value] as const);

/** Each category has a form of its own, whose answers stay while the dialog is closed. */
const forms = new Map<string, Form>();

function formFor(opener: Element): Form {
  const attributes = new Map(wantedBy(opener));
  const id = `${TAG}-${attributes.get('initial-category') || 'dialog'}`;
  let form = forms.get(id);
  // A request that was sent leaves its thanks behind.
  if (!form || form.result) {
    const { page, loading } = messagesIn(languageAround(attributes.get('lang')));
    form = made(TAG as 'div', { id }, made('p', {}, loading), made('a', { href: FORM_PAGE }, page));
    forms.set(id, form);
  }
  for (const { name } of [...form.attributes])
    if (name !== 'id' && !attributes.has(name)) form.removeAttribute(name);
  for (const [name, value] of [...attributes])
    if (form.getAttribute(name) !== value) form.setAttribute(name, value);
  return form;
}

/** The dialog of the page. There is only one. */
class FormDialog {
  readonly #host = made('div', { [DIALOG_PLACE]: '' });
  readonly #dialog: HTMLDialogElement;
  readonly #frame = made('div', { class: 'frame' });
  readonly #title = made('h2', { id: 'title', tabindex: '-1' });
  readonly #close = made('button', { type: 'button' }, cross());
  #opener: HTMLElement | undefined;
  #whenClosed: (() => void)[] = [];
  readonly #history = historyOf(window);
  readonly #follower: Follower = {
    name: 'dialog',
    isOn: () => this.#host.firstElementChild?.getAttribute('history') !== 'none',
  };
  readonly #layer: Layer = {
    of: this.#follower,
    holds: this.#host,
    takeAway: () => this.#dialog.close(),
  };

  constructor() {
    const head = made('div', { class: 'head' }, this.#title, this.#close);
    const body = made('div', { class: 'body' }, document.createElement('slot'));
    this.#frame.append(head, body);
    const dialog = made('dialog', { 'aria-labelledby': 'title' }, this.#frame);
    this.#dialog = dialog;
    const root = this.#host.attachShadow({ mode: 'open' });
    dress(root, dialogCss);
    root.append(dialog);
    scrollDialogs(root, new AbortController().signal);
    this.#close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => this.#closed());
    onOutsideClick(dialog, () => dialog.close());
    this.#host.addEventListener('appraisal-form:ready', () => this.#takeGround());
    this.#frame.addEventListener('transitionend', () => this.#takeGround());
    this.#history.follow(this.#follower);
  }

  open(opener: HTMLElement): void {
    if (this.#dialog.open) return;
    this.#opener = opener;
    const form = formFor(opener);
    this.#speak(form);
    if (form.parentNode !== this.#host) this.#host.replaceChildren(form);
    if (!this.#host.isConnected) stayInPage(this.#host);
    const scheme = ATTRIBUTES.scheme.parse(form.getAttribute('scheme')?.trim() ?? '');
    if (scheme) this.#host.dataset.scheme = scheme;
    else delete this.#host.dataset.scheme;
    this.#dialog.className = opener.getAttribute(OPEN) === 'side' ? 'side' : '';
    this.#whenClosed = [lockPage(), () => this.#history.uncover(this.#layer)];
    this.#history.cover(this.#layer);
    this.#takeGround();
    // Another button may have asked for another theme.
    requestAnimationFrame(() => this.#takeGround());
    this.#dialog.showModal();
    this.#title.focus();
  }

  /** The words around the form are in its language. */
  #speak(form: Form): void {
    const language = languageAround(form.getAttribute('lang'));
    const { title, close } = messagesIn(language);
    this.#frame.lang = language;
    this.#title.textContent = title;
    this.#close.setAttribute('aria-label', close);
  }

  /** The dialog takes the form's background colour, which depends on its theme, its scheme and the page. */
  #takeGround(): void {
    const form = this.#host.firstElementChild?.shadowRoot?.querySelector('.form');
    this.#frame.style.backgroundColor = form ? getComputedStyle(form).backgroundColor : '';
  }

  #closed(): void {
    for (const act of this.#whenClosed) act();
    this.#whenClosed = [];
    this.#opener?.focus({ preventScroll: true });
  }
}

let dialog: FormDialog | undefined;

/** Opens the dialog, unless it is open. */
export function show(opener: HTMLElement): void {
  dialog ??= new FormDialog();
  dialog.open(opener);
}
