import { batch, effect, signal } from '@preact/signals-core';
import { CONTINUED_ATTRIBUTES, type ContinuedAttribute } from '#contract/embed/continued.ts';
import { ATTRIBUTES, toCamelCase } from '#contract/embed/element.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import { countedPage } from '#contract/media/counted-page.ts';
import type { ContinuedState, OpenedContinuation } from '#contract/schemas/continuation.ts';
import { baseOf } from '../api/base.ts';
import { asCallError } from '../api/call-error.ts';
import { type ContinuationCalls, continuationCalls } from '../api/continuation-calls.ts';
import { toJson } from '../base/json.ts';
import { pageStorage } from '../base/page-storage.ts';
import { SCRIPT_ORIGIN } from '../base/script-origin.ts';
import { uuid } from '../base/uuid.ts';
import { openQuestion } from '../goods/disclosure.ts';
import { type Item, isAnswered } from '../goods/item.ts';
import { ofKnownCategory } from '../goods/known-category.ts';
import type { Photo } from '../goods/photos.ts';
import { TEXT_KEYS } from '../goods/text-keys.ts';
import { named } from '../photos/named.ts';
import { shrink } from '../photos/shrink.ts';
import { type KeptContinuation, keptContinuation } from '../storage/kept-continuation.ts';
import { visitStorage } from '../visit/arrival.ts';
import { ATTRIBUTION_KEY } from '../visit/attribution.ts';
import { CONTINUE_TOKEN } from '../visit/continue-token.ts';
import { writtenValues } from '../visit/written-values.ts';
import type { FormState } from './form-state.ts';
import type { LatePart } from './late-part.ts';
import { perForm } from './per-form.ts';

/** How the mail is coming along. */
export type Asking =
  /** With the code of the refusal, if the last try failed; `other` without one. */
  | { readonly is: 'open'; readonly failure?: string }
  | { readonly is: 'sending' }
  | { readonly is: 'sent'; readonly email: string };

/**
 * Something that the seller has to know or decide: which of two drafts counts, that another browser goes on, that there
 * is nothing behind a link, or that it did not load.
 */
type Question = 'which' | 'elsewhere' | 'gone' | 'failed';

/** While answers change, the server is asked at most so often which browser goes on. */
const ASK_AGAIN_MS = 60_000;

/** The goods of a mail, with the files of their photos. */
function itemsOf({ draft, photos }: OpenedContinuation, files: readonly File[]): Item[] {
  const items = draft.items.map((item, index): Omit<Item, 'category'> & { category: string } => {
    const { pieces, ...rest } = item;
    const own = photos.flatMap((photo, number) => (photo.item === index ? (files[number] ?? []) : []));
    return {
      ...rest,
      // Another release may have asked for others.
      answers: Object.fromEntries(Object.entries(item.answers).filter(([key]) => TEXT_KEYS.has(key))),
      others: item.others.filter((key) => TEXT_KEYS.has(key)),
      photos: own.map((file): Photo => ({ id: uuid(), file, preview: URL.createObjectURL(file) })),
      ...(pieces && { pieces }),
    };
  });
  return ofKnownCategory(items);
}

/** Going on elsewhere: asks for the mail, opens its link, and knows whether another browser goes on. */
export class ContinuationState implements LatePart {
  readonly #form: FormState;
  readonly #calls: ContinuationCalls;
  readonly #kept = signal<KeptContinuation | undefined>(undefined);
  readonly #asking = signal<Asking | undefined>(undefined);
  readonly #question = signal<Question | undefined>(undefined);
  readonly #busy = signal(false);
  readonly #isEnded = signal(false);
  #token: string;
  /** Behind the link, as long as it is not taken. */
  #opened: OpenedContinuation | undefined;
  #state: ContinuedState = 'here';
  #askedAt = 0;
  readonly #stop: (() => void)[];

  constructor(
    form: FormState,
    token = CONTINUE_TOKEN,
    calls = continuationCalls(() => baseOf(form.navigation.settings)),
  ) {
    this.#form = form;
    this.#token = token;
    this.#calls = calls;
    this.#kept.value = this.#storage.read();
    form.asksBeforeSending = () => this.#mayGoOn();
    const onShown = () => {
      if (document.visibilityState === 'visible') void this.#look(0);
    };
    document.addEventListener('visibilitychange', onShown);
    this.#stop = [
      () => document.removeEventListener('visibilitychange', onShown),
      effect(() => {
        if (form.submission.result) void this.#end();
      }),
      effect(() => {
        // Each change is kept in this browser.
        if (form.goods.items) void this.#look(ASK_AGAIN_MS);
      }),
    ];
    if (token) void this.open();
    else if (this.#kept.value) this.#dress(this.#kept.value);
  }

  /** The dialog of the mail; undefined as long as it is closed. */
  get asking(): Asking | undefined {
    return this.#asking.value;
  }

  get question(): Question | undefined {
    return this.#question.value;
  }

  /** Something is being loaded or moved. */
  get busy(): boolean {
    return this.#busy.value;
  }

  /** Until when the answers of a mail that was opened here are kept, as ISO 8601; undefined: none was. */
  get until(): string | undefined {
    return this.#kept.value?.attributes && this.#kept.value.until;
  }

  /** The seller has had the answers erased on the server. */
  get isEnded(): boolean {
    return this.#isEnded.value;
  }

  /** The goods behind the link, as long as two drafts are there. */
  get offered(): readonly Item[] {
    return this.#question.value === 'which' && this.#opened ? itemsOf(this.#opened, []) : [];
  }

  /** The page of the form is not ours: a mail leads to ours. */
  get isElsewhere(): boolean {
    return location.origin !== SCRIPT_ORIGIN;
  }

  ask(): void {
    this.#asking.value = { is: 'open' };
  }

  close(): void {
    this.#asking.value = undefined;
    this.#question.value = undefined;
  }

  /** Sends the mail. */
  async send(email: string): Promise<void> {
    if (this.#asking.value?.is === 'sending') return;
    this.#asking.value = { is: 'sending' };
    try {
      const answer = await this.#calls.keep(await this.#payload(email), () => {});
      this.#state = 'here';
      batch(() => {
        this.#keep(answer);
        this.#asking.value = { is: 'sent', email };
      });
    } catch (error) {
      this.#asking.value = { is: 'open', failure: asCallError(error).code ?? 'other' };
    }
  }

  /** Opens the link that has led here. If there are goods already, the seller decides. */
  async open(): Promise<void> {
    await this.#work(async () => {
      this.#opened = await this.#calls.open(this.#token);
      const hasGoods = this.#form.goods.items.some((item) => isAnswered(item));
      this.#question.value = hasGoods ? 'which' : undefined;
      if (!hasGoods) await this.#take();
    });
  }

  /** The goods of the mail count. */
  async take(): Promise<void> {
    await this.#work(() => this.#take());
  }

  /** This browser goes on with what it has. */
  async takeBack(): Promise<void> {
    await this.#work(async () => {
      const own = this.#kept.value;
      if (own) this.#know((await this.#calls.hold(own, true)).state);
      this.#question.value = undefined;
    });
  }

  /** Has the answers erased on the server. Those in this browser stay. */
  async erase(): Promise<void> {
    await this.#work(async () => {
      await this.#end();
      this.#isEnded.value = true;
    });
  }

  dispose(): void {
    for (const stop of this.#stop) stop();
  }

  get #storage() {
    const { navigation, environment } = this.#form;
    const mayStore = navigation.settings.storage !== 'none';
    return keptContinuation(environment.history.name, mayStore ? pageStorage('localStorage') : undefined);
  }

  async #work(work: () => Promise<void>): Promise<void> {
    if (this.#busy.value) return;
    this.#busy.value = true;
    try {
      await work();
    } catch (error) {
      const { code } = asCallError(error);
      this.#question.value = code === 'unknown_link' ? 'gone' : 'failed';
    } finally {
      this.#busy.value = false;
    }
  }

  async #take(): Promise<void> {
    const answer = this.#opened;
    if (!answer) return this.open();
    const { draft, photos, uuid: name, device, until } = answer;
    const files: File[] = [];
    for (const { name: fileName, type } of photos)
      files.push(new File([await this.#calls.photo(this.#token, files.length)], fileName, { type }));
    this.#know((await this.#calls.hold({ uuid: name, device }, true)).state);
    const { attributes, attribution } = draft;
    const own = { uuid: name, device, until, attributes, attribution };
    const items = itemsOf(answer, files);
    const [first] = items;
    batch(() => {
      this.#question.value = undefined;
      this.#keep(own);
      this.#dress(own);
      this.#form.goods.replace(items);
      const open = items.find(openQuestion) ?? first;
      if (!open) return;
      this.#form.goods.stayAt(open.id);
      const field = openQuestion(open) ?? 'category';
      const target = { at: 'field', item: open.id, field } as const;
      if (this.#form.navigation.step === 'items') this.#form.navigation.focusOn(target);
      else this.#form.navigation.go('items', target);
    });
    this.#opened = undefined;
    this.#token = '';
  }

  /** The form is as that in which the answers were begun, also for the counts of its partner. */
  #dress({ attributes = {}, attribution }: KeptContinuation): void {
    const { element } = this.#form.environment.history;
    for (const name of CONTINUED_ATTRIBUTES) {
      const value = attributes[name];
      if (value) element?.setAttribute(name, value);
    }
    try {
      if (attribution) visitStorage()?.setItem(ATTRIBUTION_KEY, attribution);
    } catch {
      // The page may forbid storage.
    }
  }

  #keep(kept: KeptContinuation | undefined): void {
    this.#kept.value = kept;
    this.#storage.save(kept);
  }

  #know(state: ContinuedState): void {
    this.#state = state;
    // The draft was sent or erased elsewhere, or its time is over. The goods here are a draft like any other.
    if (state === 'gone') this.#keep(undefined);
  }

  /**
   * Asks which browser goes on.
   * @param pause not if it was asked so shortly before, in milliseconds
   * @param tells the seller, also once more, if it is another one
   */
  async #look(pause: number, tells = false): Promise<void> {
    const own = this.#kept.peek();
    const now = Date.now();
    if (!own || now - this.#askedAt < pause) return;
    this.#askedAt = now;
    try {
      const before = this.#state;
      this.#know((await this.#calls.hold(own, false)).state);
      // A seller who has closed the words is told again only by sending.
      if (this.#state === 'elsewhere' && (tells || before !== 'elsewhere'))
        this.#question.value = 'elsewhere';
    } catch {
      // Without a line the seller goes on. Sending needs one, and asks again.
    }
  }

  /** @returns whether the request may be sent from here */
  async #mayGoOn(): Promise<boolean> {
    await this.#look(0, true);
    return this.#state !== 'elsewhere';
  }

  async #end(): Promise<void> {
    const own = this.#kept.peek();
    if (!own) return;
    this.#keep(undefined);
    await this.#calls.end(own).catch(() => undefined);
  }

  async #payload(email: string): Promise<FormData> {
    const { goods, navigation, environment } = this.#form;
    const { settings } = navigation;
    const values: Partial<Record<ContinuedAttribute, string>> = {};
    for (const name of CONTINUED_ATTRIBUTES) {
      // The page of the mail may have another language, which `auto` would follow.
      const value = name === 'lang' ? spokenLanguage() : settings[toCamelCase(name) as keyof typeof settings];
      if (value !== ATTRIBUTES[name].default) values[name] = value;
    }
    const context = writtenValues(settings.context, settings.contextFrom, location.search).toString();
    const form = new FormData();
    form.set(
      'continuation',
      toJson({
        email,
        draft: {
          attributes: { ...values, ...(context && { context }) },
          attribution: toJson(environment.attribution()),
        },
        page: countedPage(location),
        test_key: environment.testKey,
      }),
    );
    const items = goods.items.filter(({ category }) => category);
    let place = 0;
    for (const { photos, ...item } of items) {
      form.append('item', toJson(item));
      for (const { file } of photos) {
        const photo = await named(settings.photos === 'smaller' ? await shrink(file) : file);
        form.append(`photos[${place}]`, photo, photo.name);
      }
      place += 1;
    }
    return form;
  }
}

export const continuationOf = perForm((form) => {
  const continuation = new ContinuationState(form);
  form.join(continuation);
  return continuation;
});
