import { batch, effect, signal, untracked } from '@preact/signals-core';
import { LIMITS, PHOTO_TYPES } from '#contract/base/limits.ts';
import type { PhoneNews } from '#contract/calls/phone-link.ts';
import { AS_CHOSEN } from '#contract/calls/phone-places.ts';
import { inAddress } from '#contract/language/address.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import { baseOf } from '../api/base.ts';
import { asCallError, type CallError } from '../api/call-error.ts';
import { type PhoneCalls, phoneCalls } from '../api/phone-calls.ts';
import { type KeptPhoneLink, keepPhoneLink, keptPhoneLink } from '../storage/kept-phone-link.ts';
import type { FormState } from './form-state.ts';
import { perForm } from './per-form.ts';
import { photosBackOf } from './photos-back.ts';

/**
 * How the link of a form stands: it is being opened; no phone has come, or one has; the server is out of reach; it has
 * ended; it could not be opened.
 */
export type PhoneStage = 'opening' | 'waiting' | 'connected' | 'away' | 'ended' | 'failed';

/** Seconds until the next try to reach the server; the last one counts for all further tries. */
const WAITS_S = [1, 2, 4, 8, 15];

/** Seconds until a photo that could not be fetched, or a word that did not arrive, is tried again. */
const AGAIN_S = 3;

const ENDED = ['expired_link', 'unknown_link'];

type News = PhoneNews['photos'][number];

/**
 * The photos of a phone for one item of a form. At most one link is open; it holds until it ends, also over a reload.
 */
export class PhoneLinkState {
  readonly #form: FormState;
  readonly #calls: () => PhoneCalls;
  readonly #stage = signal<PhoneStage>('opening');
  readonly #link = signal<KeptPhoneLink | undefined>(undefined);
  readonly #item = signal('');
  readonly #arrived = signal(0);
  /** The photos that wait at the server. */
  #waiting: readonly News[] = [];
  /** The photos that the item has got, until the server knows. */
  #taken: readonly string[] = [];
  /** All photos that the item has got. */
  #known = new Set<string>();
  #fetching: Promise<void> | undefined;
  #telling = Promise.resolve();
  #told: number | undefined;
  #fails = 0;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #stop = () => {};
  readonly #stopFollowing: () => void;

  constructor(form: FormState) {
    this.#form = form;
    const { phone = phoneCalls } = form.environment;
    this.#calls = () => phone(baseOf(form.navigation.settings));
    this.#stopFollowing = effect(() => {
      if (!this.#link.value) return;
      const room = this.#room();
      untracked(() => {
        // The seller has removed the item.
        if (room === undefined) this.end();
        else this.#tell();
        this.#fetch();
      });
    });
  }

  get stage(): PhoneStage {
    return this.#stage.value;
  }

  /** The page of the phone; '' until it is known. */
  get url(): string {
    return this.#link.value?.url ?? '';
  }

  /** When the link ends, in milliseconds. */
  get endsAt(): number {
    return this.#link.value?.endsAt ?? 0;
  }

  /** The item that gets the photos; '' for none. */
  get item(): string {
    return this.#item.value;
  }

  /** How many photos have come by the link since this page was opened. */
  get arrived(): number {
    return this.#arrived.value;
  }

  /** Opens a link for an item, or goes on with its own. That of another item ends. */
  async open(item: string): Promise<void> {
    if (this.#item.peek() === item && this.#stage.peek() !== 'failed') return;
    const before = this.#link.peek() ?? keptPhoneLink(this.#form.environment.session);
    if (before?.item !== item) this.end();
    batch(() => {
      this.#item.value = item;
      this.#arrived.value = 0;
      this.#stage.value = 'opening';
    });
    if (before?.item === item) {
      // They would be taken for missing beside a photo that comes first.
      await photosBackOf(this.#form).promise;
      if (this.#item.peek() === item && !this.#link.peek()) this.#begin(before);
      return;
    }
    try {
      const room = this.#room() ?? 0;
      const { url, key, lasts_ms } = await this.#calls().open(room);
      if (this.#item.peek() !== item) return;
      this.#told = room;
      const isWhole = this.#form.navigation.settings.photos === 'original';
      const address = inAddress(spokenLanguage(), isWhole ? url + AS_CHOSEN : url);
      this.#begin({ item, url: address, key, endsAt: Date.now() + lasts_ms });
    } catch (error) {
      console.error('[appraisal-form] no link for a phone', error);
      if (this.#item.peek() === item) this.#stage.value = 'failed';
    }
  }

  /** The seller has all photos, or the form is sent or emptied. */
  end(): void {
    const link = this.#link.peek() ?? keptPhoneLink(this.#form.environment.session);
    if (link)
      this.#calls()
        .tell(link.key, { room: 0, taken: [], ends: true })
        .catch(() => {});
    this.#over();
  }

  restart(): void {
    this.end();
  }

  dispose(): void {
    this.#stopFollowing();
    this.#leave();
  }

  #begin(link: KeptPhoneLink): void {
    keepPhoneLink(this.#form.environment.session, link);
    this.#waiting = [];
    this.#taken = [];
    this.#known = new Set();
    batch(() => {
      this.#item.value = link.item;
      this.#link.value = link;
      this.#stage.value = 'waiting';
    });
    this.#follow(link);
  }

  #over(): void {
    this.#leave();
    keepPhoneLink(this.#form.environment.session, undefined);
    this.#told = undefined;
    batch(() => {
      this.#link.value = undefined;
      this.#item.value = '';
      this.#stage.value = 'ended';
    });
  }

  #leave(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#stop();
    this.#stop = () => {};
  }

  /** Does something later, if the link is still there. */
  #later(seconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, seconds * 1000);
    this.#timers.add(timer);
  }

  #follow(link: KeptPhoneLink): void {
    this.#stop = this.#calls().follow(link.key, {
      onNews: (news) => this.#hear(news),
      onEnd: (error) => {
        if (this.#link.peek() !== link || this.#endedBy(error)) return;
        this.#fails += 1;
        // A server that starts again is back at once.
        if (this.#fails > 1) this.#stage.value = 'away';
        this.#later(WAITS_S[Math.min(this.#fails, WAITS_S.length) - 1] ?? 0, () => this.#follow(link));
      },
    });
  }

  #endedBy(error: CallError | undefined): boolean {
    if (!ENDED.includes(error?.code ?? '')) return false;
    this.#over();
    return true;
  }

  #hear({ opened, ended, photos }: PhoneNews): void {
    this.#fails = 0;
    if (ended) {
      this.#over();
      return;
    }
    this.#stage.value = opened ? 'connected' : 'waiting';
    this.#waiting = photos;
    this.#fetch();
    this.#tell();
  }

  /** Fetches the photos that wait, one after the other, as many as the item takes. */
  #fetch(): void {
    this.#fetching ??= this.#fetchAll().finally(() => {
      this.#fetching = undefined;
    });
  }

  async #fetchAll(): Promise<void> {
    for (;;) {
      const link = this.#link.peek();
      const photo = this.#waiting.find(({ uuid }) => !this.#known.has(uuid));
      if (!link || !photo || !this.#room()) return;
      try {
        const blob = await this.#calls().photo(link.key, photo.uuid);
        if (this.#link.peek() !== link || !this.#room()) return;
        this.#add(link.item, photo, blob);
      } catch (error) {
        console.warn('[appraisal-form] a photo of a phone waits', asCallError(error).message);
        if (this.#link.peek() === link) this.#later(AGAIN_S, () => this.#fetch());
        return;
      }
    }
  }

  #add(item: string, { uuid, name, type }: News, content: Blob): void {
    const file = new File([content], name || `photo.${PHOTO_TYPES[type][0]}`, { type });
    this.#known.add(uuid);
    this.#taken = [...this.#taken, uuid];
    batch(() => {
      this.#arrived.value += 1;
      this.#form.goods.addPhotos(item, [file]);
    });
  }

  /** How many more photos the item takes; undefined if it is gone. */
  #room(): number | undefined {
    const item = this.#form.goods.items.find(({ id }) => id === this.#item.value);
    return item && Math.max(0, LIMITS.photosPerItem - item.photos.length);
  }

  /** Tells the server how many photos the item takes, and which it has got, one call after the other. */
  #tell(): void {
    this.#telling = this.#telling.then(() => this.#tellNow());
  }

  async #tellNow(): Promise<void> {
    const link = this.#link.peek();
    const room = this.#room();
    const taken = this.#taken;
    if (!link || room === undefined || (room === this.#told && taken.length === 0)) return;
    try {
      await this.#calls().tell(link.key, { room, taken: [...taken], ends: false });
      this.#told = room;
      this.#taken = this.#taken.filter((uuid) => !taken.includes(uuid));
    } catch (error) {
      if (this.#link.peek() !== link || this.#endedBy(asCallError(error))) return;
      this.#later(AGAIN_S, () => this.#tell());
    }
  }
}

export const phoneLinkOf = perForm((form) => {
  const link = new PhoneLinkState(form);
  form.join(link);
  return link;
});
