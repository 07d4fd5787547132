import { made } from '../around/made.ts';
import { PHOTO_ACCEPT } from '../photos/selection.ts';
import { MESSAGES } from './messages.ts';
import type { Outgoing } from './outbox.ts';

const SVG = 'http://www.w3.org/2000/svg';

const CAMERA = 'M4 8h3l1.5-2h7L17 8h3v11H4zM15.2 13a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0z';
const ALBUM = 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4';

function icon(path: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

interface PageHooks {
  readonly onChoose: (files: readonly File[]) => void;
  readonly onAgain: (photo: Outgoing) => void;
}

/** The screen of the phone: two buttons, and the photos that it sends. */
export class Page {
  readonly #hooks: PageHooks;
  readonly #heading: HTMLHeadingElement;
  readonly #lead = made('p', { class: 'lead' }, MESSAGES.lead);
  readonly #inputs: readonly HTMLInputElement[];
  readonly #buttons: HTMLElement;
  /** Announces how many photos have arrived and how many more fit. */
  readonly #status = made('p', { class: 'status', role: 'status' });
  readonly #words = made('ul', { class: 'words' });
  readonly #list = made('ul', { class: 'photos', 'aria-label': MESSAGES.sent });
  readonly #note = made('p', { class: 'note' }, MESSAGES.note);
  readonly #tiles = new Map<string, HTMLElement>();

  constructor(heading: HTMLHeadingElement, hooks: PageHooks) {
    this.#heading = heading;
    this.#hooks = hooks;
    const camera = this.#input({ accept: 'image/*', capture: 'environment' });
    const album = this.#input({ accept: PHOTO_ACCEPT, multiple: '' });
    this.#inputs = [camera, album];
    this.#buttons = made(
      'div',
      { class: 'buttons' },
      made('label', { class: 'button main' }, camera, icon(CAMERA), MESSAGES.camera),
      made('label', { class: 'button' }, album, icon(ALBUM), MESSAGES.album),
    );
    this.#list.hidden = true;
    heading.after(
      this.#lead,
      this.#buttons,
      this.#status,
      made('div', { role: 'alert' }, this.#words),
      this.#list,
      this.#note,
    );
  }

  #input(attributes: Readonly<Record<string, string>>): HTMLInputElement {
    const input = made('input', { type: 'file', ...attributes });
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])];
      // The same file can be chosen again.
      input.value = '';
      this.#hooks.onChoose(files);
    });
    return input;
  }

  /** @param isOpen whether photos can be chosen */
  say(status: string, isOpen: boolean): void {
    if (this.#status.textContent !== status) this.#status.textContent = status;
    for (const input of this.#inputs) input.disabled = !isOpen;
  }

  /** The words about the last choice. */
  tell(words: readonly (readonly string[])[]): void {
    this.#words.replaceChildren(
      ...words.map((lines) => made('li', {}, ...lines.filter(Boolean).map((line) => made('p', {}, line)))),
    );
  }

  /** Shows a photo as it stands. */
  show(photo: Outgoing): void {
    const tile = this.#tiles.get(photo.id) ?? this.#add(photo);
    const { state, share } = photo;
    tile.className = state;
    const words = tile.querySelector('.state');
    const text =
      state === 'sending' && share > 0 ? MESSAGES.share(Math.round(share * 100)) : MESSAGES.states[state];
    if (words && words.textContent !== text) words.textContent = text;
  }

  /** A refused photo may be sent once more. */
  offerAgain(photo: Outgoing): void {
    const tile = this.#tiles.get(photo.id);
    const button = made('button', { type: 'button', class: 'again' }, MESSAGES.again);
    button.addEventListener('click', () => {
      button.remove();
      this.#hooks.onAgain(photo);
    });
    tile?.append(button);
  }

  remove(photo: Outgoing): void {
    this.#tiles.get(photo.id)?.remove();
    this.#tiles.delete(photo.id);
    this.#list.hidden = this.#tiles.size === 0;
  }

  #add({ id, file }: Outgoing): HTMLElement {
    const image = made('img', { alt: MESSAGES.photo(this.#tiles.size + 1) });
    image.addEventListener('error', () =>
      image.replaceWith(made('p', { class: 'missing' }, MESSAGES.noPreview, made('span', {}, file.name))),
    );
    image.src = URL.createObjectURL(file);
    const tile = made('li', {}, image, made('p', { class: 'state' }));
    this.#tiles.set(id, tile);
    this.#list.append(tile);
    this.#list.hidden = false;
    return tile;
  }

  /** Nothing can be sent any more. */
  end(heading: string, text: string): void {
    this.#heading.textContent = heading;
    this.#lead.textContent = text;
    for (const part of [this.#buttons, this.#status, this.#note]) part.remove();
    this.#heading.tabIndex = -1;
    this.#heading.focus();
  }
}
