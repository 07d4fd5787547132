import { batch, computed, effect, signal } from '@preact/signals-core';
import type { CategoryKey } from '#contract/categories.ts';
import { zipDigits } from '#contract/customer-rules.ts';
import type { Settings, Step } from '#contract/element.ts';
import { PHOTO_MESSAGES } from '#contract/messages.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import type { Emit } from '../emit.ts';
import { addPhotos, preselect, removePhoto, withCategory } from '../goods/answering.ts';
import type { FieldKey } from '../goods/fields.ts';
import { emptyItem, type Item } from '../goods/item.ts';
import { type ItemErrors, validateItem, validateItems } from '../goods/item-validation.ts';
import { checkPhotos, type Photo } from '../goods/photos.ts';
import type { Draft } from '../storage/draft.ts';
import { DraftKeeper, type PhotoStorage } from '../storage/draft-keeper.ts';
import { type AddressCalls, AddressLookup } from './address-lookup.ts';
import type { Attribution } from './attribution.ts';
import {
  type Customer,
  type CustomerErrors,
  type CustomerTextKey,
  convert,
  convertAll,
  EMPTY_CUSTOMER,
  validateCustomer,
} from './customer.ts';
import { customerShare, itemsShare, progressPercent } from './progress.ts';
import { type SampleForm, sampleItem } from './sample.ts';
import { type SubmissionCalls, Submitter } from './submitter.ts';
import { uuid } from './uuid.ts';

/** What a form needs of the world around it. */
export interface World {
  readonly emit: Emit;
  readonly draft: Draft;
  readonly photos: PhotoStorage;
  readonly addresses: AddressCalls;
  readonly submission: SubmissionCalls;
  readonly attribution: () => Attribution;
  /** Hands a submission's result to the next page, or takes what an earlier page handed over, once. */
  readonly results?: { save(result: SubmissionResult): void; takeOnce(): SubmissionResult | undefined };
  /** Leaves for another page, where the page around the form does not route by itself. */
  readonly leaveFor: (path: string) => void;
}

/** What the screen is asked to bring to the seller: a question, by item and field, or the step's beginning. */
export type FocusTarget =
  | { readonly at: 'field'; readonly item: string; readonly field: FieldKey | 'category' }
  | { readonly at: 'customer'; readonly field: CustomerTextKey | 'agreedToTerms' }
  | { readonly at: 'step' };

/**
 * The state of one `<appraisal-form>`: what was answered, what is wrong, which step is shown. It outlives the
 * screen, so that moving the element in the page loses nothing, and knows nothing of React.
 */
export class FormStore {
  readonly settings;
  readonly step = signal<Step>('items');
  readonly items = signal<readonly Item[]>([]);
  readonly customer = signal<Customer>(EMPTY_CUSTOMER);
  readonly customerErrors = signal<CustomerErrors>({});
  readonly photoErrors = signal<Readonly<Record<string, readonly string[]>>>({});
  readonly formError = signal('');
  /** The result of the last submission; the thank-you step lives on it. */
  readonly result = signal<SubmissionResult | undefined>(undefined);
  readonly focus = signal<FocusTarget | undefined>(undefined);
  readonly address: AddressLookup;
  readonly submitter: Submitter;

  /** Items whose errors are shown: those that were once sent on while incomplete. */
  readonly #attempted = signal<ReadonlySet<string>>(new Set());
  #customerAttempted = false;
  /** Counts resets. */
  #run = 0;
  readonly #world: World;
  readonly #draft: DraftKeeper;
  readonly #stop: (() => void)[] = [];

  readonly errors = computed<Readonly<Record<string, ItemErrors>>>(() => {
    const attempted = this.#attempted.value;
    const shown = this.items.value.filter((item) => attempted.has(item.id));
    return Object.fromEntries(shown.map((item) => [item.id, validateItem(item)]));
  });

  readonly percent = computed(() => progressPercent(this.step.value, this.items.value, this.customer.value));

  constructor(settings: Settings, world: World) {
    this.settings = signal(settings);
    this.#world = world;
    this.#draft = new DraftKeeper(world.draft, world.photos);
    this.address = new AddressLookup(world.addresses);
    this.submitter = new Submitter(world.submission);
    this.#restore();
    if (settings.step === 'thanks') this.result.value = world.results?.takeOnce();
    this.step.value = this.#allowed(settings.step);
    this.#stop.push(
      effect(() => this.#draft.keep(this.items.value, this.customer.value)),
      effect(() => this.#report()),
    );
  }

  /** Takes changed attributes; nothing that was answered is lost. */
  configure(settings: Settings): void {
    const before = this.settings.peek();
    batch(() => {
      this.settings.value = settings;
      if (settings.step !== before.step) this.#show(this.#allowed(settings.step));
    });
  }

  addItem(): void {
    const item = emptyItem(uuid());
    batch(() => {
      this.items.value = [...this.items.value, item];
      this.formError.value = '';
      this.focus.value = { at: 'field', item: item.id, field: 'category' };
    });
  }

  removeItem(id: string): void {
    const index = this.items.value.findIndex((item) => item.id === id);
    for (const photo of this.items.value[index]?.photos ?? []) URL.revokeObjectURL(photo.preview);
    const rest = this.items.value.filter((item) => item.id !== id);
    const next = rest[Math.max(0, index - 1)];
    batch(() => {
      this.items.value = rest;
      if (next) this.focus.value = { at: 'field', item: next.id, field: 'category' };
    });
  }

  setCategory(id: string, category: CategoryKey): void {
    const item = this.items.value.find((one) => one.id === id);
    for (const photo of item?.photos ?? []) URL.revokeObjectURL(photo.preview);
    batch(() => {
      this.update(id, (one) => withCategory(one, category));
      this.#attempted.value = new Set([...this.#attempted.value].filter((one) => one !== id));
      this.photoErrors.value = { ...this.photoErrors.value, [id]: [] };
    });
  }

  update(id: string, change: (item: Item) => Item): void {
    this.items.value = this.items.value.map((item) => (item.id === id ? change(item) : item));
  }

  /** Adds a selection of files. @returns the message of a selection that is too large, for an alert */
  addPhotos(id: string, files: readonly File[]): void {
    const item = this.items.value.find((one) => one.id === id);
    if (!item || files.length === 0) return;
    const { accepted, errors } = checkPhotos(files, item.photos.length);
    const photos: Photo[] = accepted.map((file) => ({
      id: uuid(),
      file,
      preview: URL.createObjectURL(file),
    }));
    batch(() => {
      if (photos.length > 0) this.update(id, (one) => addPhotos(one, photos));
      this.photoErrors.value = { ...this.photoErrors.value, [id]: errors };
    });
  }

  removePhoto(id: string, photo: Photo): void {
    URL.revokeObjectURL(photo.preview);
    batch(() => {
      this.update(id, (one) => removePhoto(one, photo.id));
      this.photoErrors.value = { ...this.photoErrors.value, [id]: [] };
    });
  }

  /** Takes a photo out again whose content turned out to be none, and names it; the others stay. */
  refusePhoto(id: string, photo: Photo): void {
    const message = PHOTO_MESSAGES.badType(photo.file.name);
    const others = (this.photoErrors.value[id] ?? []).filter((one) => one !== message);
    batch(() => {
      this.removePhoto(id, photo);
      this.photoErrors.value = { ...this.photoErrors.value, [id]: [...others, message] };
    });
  }

  /** 次へ: on to the customer, or to the first question without an answer. */
  proceed(): void {
    const validation = validateItems(this.items.value);
    this.formError.value = validation.form ?? '';
    if (validation.valid) {
      this.#go('customer');
      return;
    }
    this.#attempted.value = new Set(this.items.value.map((item) => item.id));
    const entry = validation.entries.find(({ errors }) => Object.keys(errors).length > 0);
    const item = entry && this.items.value[entry.index];
    const field = entry && (Object.keys(entry.errors)[0] as FieldKey | 'category');
    if (item && field) this.focus.value = { at: 'field', item: item.id, field };
  }

  back(): void {
    this.#go('items');
  }

  /** Shows a step if what it needs is there (public method `goTo`). */
  goTo(step: Step): void {
    if (step === 'customer') this.proceed();
    else if (step === 'items') this.back();
    else if (this.result.value) this.#go('thanks');
  }

  editCustomer(key: CustomerTextKey, text: string): void {
    const { [key as keyof CustomerErrors]: _, ...errors } = this.customerErrors.value;
    batch(() => {
      this.customer.value = { ...this.customer.value, [key]: text };
      this.customerErrors.value = errors;
    });
    if (key === 'zip1') void this.address.resolve(convert('zip1', text));
  }

  /** Editing of a field has ended: its value is converted and, once the seller tried to send, checked. */
  leaveCustomer(key: CustomerTextKey): void {
    const text = convert(key, this.customer.value[key]);
    if (text !== this.customer.value[key]) this.editCustomer(key, text);
    if (key === 'zip1') this.address.leave(text);
    if (!this.#customerAttempted) return;
    const message = validateCustomer(this.customer.value, this.settings.value.theme)[
      key as keyof CustomerErrors
    ];
    if (message) this.customerErrors.value = { ...this.customerErrors.value, [key]: message };
  }

  agree(agreed: boolean): void {
    const { agreedToTerms: _, ...errors } = this.customerErrors.value;
    batch(() => {
      this.customer.value = { ...this.customer.value, agreedToTerms: agreed };
      this.customerErrors.value = errors;
    });
  }

  /** Another prefecture makes the postal code void, and with it what it resolved to. */
  choosePrefecture(id: string): Promise<void> {
    this.editCustomer('zip1', '');
    return this.address.choosePrefecture(id);
  }

  /** Another city makes the postal code void, and with it what it resolved to. */
  chooseCity(id: string): Promise<void> {
    this.editCustomer('zip1', '');
    return this.address.chooseCity(id);
  }

  chooseArea(index: string): void {
    const zip = this.address.chooseArea(index);
    if (!zip) return;
    this.editCustomer('zip1', convert('zip1', zip));
  }

  /** 査定スタート: sends the request, or shows what is missing. One tap sends once. */
  async submit(): Promise<void> {
    if (this.submitter.sending.value) return;
    this.customer.value = convertAll(this.customer.value);
    const errors = validateCustomer(this.customer.value, this.settings.value.theme);
    const first = Object.keys(errors)[0] as keyof CustomerErrors | undefined;
    this.#customerAttempted = true;
    this.customerErrors.value = errors;
    if (first) {
      this.focus.value = { at: 'customer', field: first };
      return;
    }
    if (!validateItems(this.items.value).valid) {
      this.#go('items');
      this.proceed();
      return;
    }
    await this.#send();
  }

  /** Forgets everything, the draft included (public method `reset`). */
  reset(): void {
    this.#run += 1;
    this.#clear();
    this.items.value = [this.#firstItem()];
    this.result.value = undefined;
    this.#go('items');
  }

  /** Fills the form in, for the demo page and tests (public method `fill`). */
  fill(sample: SampleForm): void {
    const items = sample.items.map((item) => sampleItem(uuid(), item));
    batch(() => {
      if (items.length > 0) this.items.value = items;
      this.customer.value = { ...this.customer.value, ...sample.customer };
      this.customerErrors.value = {};
      this.#attempted.value = new Set();
    });
    void this.address.resolve(zipDigits(this.customer.value.zip1));
  }

  dispose(): void {
    for (const stop of this.#stop) stop();
  }

  async #send(): Promise<void> {
    const { emit, attribution } = this.#world;
    const { mediumUuid } = this.settings.value;
    emit('appraisal-form:submit', { items: this.items.value.length });
    const input = { items: this.items.value, customer: this.customer.value, mediumUuid };
    const run = this.#run;
    const result = await this.submitter.send({ ...input, attribution: attribution() });
    // Everything was forgotten meanwhile; what comes back belongs to nothing any more.
    if (run !== this.#run) return;
    if (!result) {
      const { message, status } = this.submitter.failure.value;
      emit('appraisal-form:error', { message, ...(status !== undefined && { status }) });
      return;
    }
    batch(() => {
      this.#clear();
      this.result.value = result;
    });
    emit('appraisal-form:complete', { uuid: result.uuid, shops: result.shops.length });
    this.#go('thanks');
  }

  #go(step: Step): void {
    const from = this.step.value;
    if (step === from) return;
    const { navigation, formUrl, customerUrl, thanksUrl } = this.settings.value;
    const path = { items: formUrl, customer: customerUrl, thanks: thanksUrl }[step];
    const unhandled = this.#world.emit('appraisal-form:step', { step, from, path });
    if (navigation === 'embedded') this.#show(step);
    else if (unhandled) this.#leaveFor(step, path);
  }

  #leaveFor(step: Step, path: string): void {
    const { result } = this;
    if (step === 'thanks' && result.value) this.#world.results?.save(result.value);
    this.#world.leaveFor(path);
  }

  #show(step: Step): void {
    batch(() => {
      this.step.value = step;
      this.submitter.clear();
      // Embedded forms go on in the seller's hands: the first field is ready to be typed in.
      const embedded = this.settings.value.navigation === 'embedded';
      if (step === 'customer') this.submitter.lookUpIp();
      this.focus.value =
        step === 'customer' && embedded ? { at: 'customer', field: 'name1' } : { at: 'step' };
    });
  }

  /** The thank-you step is shown only with a result; without one the flow begins. */
  #allowed(step: Step): Step {
    return step === 'thanks' && !this.result.value ? 'items' : step;
  }

  #clear(): void {
    for (const item of this.items.value) for (const photo of item.photos) URL.revokeObjectURL(photo.preview);
    batch(() => {
      this.items.value = [emptyItem(uuid())];
      this.customer.value = EMPTY_CUSTOMER;
      this.customerErrors.value = {};
      this.photoErrors.value = {};
      this.#attempted.value = new Set();
      this.#customerAttempted = false;
      this.formError.value = '';
    });
    this.address.reset();
    this.submitter.clear();
    this.#draft.forget();
  }

  #firstItem(): Item {
    const { initialCategory, initialSelection } = this.settings.value;
    const item = emptyItem(uuid(), initialCategory);
    return initialCategory && initialSelection ? preselect(item, initialSelection) : item;
  }

  #restore(): void {
    const { items, customer } = this.#draft.restore();
    this.items.value = items ?? [this.#firstItem()];
    this.customer.value = customer;
    // The calls ask this store where the API is, which they cannot before it is made.
    if (customer.zip1) queueMicrotask(() => void this.address.resolve(customer.zip1));
    if (items) void this.#restorePhotos();
  }

  async #restorePhotos(): Promise<void> {
    const files = await this.#draft.photos();
    batch(() => {
      for (const item of this.items.value) {
        const kept = files.get(item.id);
        if (kept && item.photos.length === 0) this.addPhotos(item.id, kept);
      }
    });
  }

  #report(): void {
    this.#world.emit('appraisal-form:progress', {
      percent: this.percent.value,
      step: this.step.value,
      items: itemsShare(this.items.value),
      customer: customerShare(this.customer.value),
    });
  }
}
