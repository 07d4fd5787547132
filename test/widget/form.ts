import { onTestFinished } from 'vitest';
import { submitRequest } from '#contract/calls/requests.ts';
import { publicIp } from '#contract/calls/site.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import type { AttributeName, EventDetails, EventName, Settings } from '#contract/embed/element.ts';
import { createApi } from '#widget/api/api.ts';
import type { PhoneCalls } from '#widget/api/phone-calls.ts';
import { readSettings } from '#widget/base/attributes.ts';
import type { Customer } from '#widget/customer/customer.ts';
import { answersOf } from '#widget/state/answers.ts';
import { contactOf } from '#widget/state/contact.ts';
import type { FormEnvironment } from '#widget/state/form-environment.ts';
import { FormState } from '#widget/state/form-state.ts';
import type { PhotoStorage } from '#widget/storage/draft-keeper.ts';
import { keptPlace } from '#widget/storage/kept-place.ts';
import { keptResult } from '#widget/storage/kept-result.ts';
import { captureAttribution } from '#widget/visit/attribution.ts';
import type { HistoryWindow } from '#widget/visit/page-history.ts';
import { TestConnection } from './connection.ts';
import type { Behaviour, CallOfForm, LocalApi } from './local-api.ts';
import { memoryStorage } from './storage.ts';

/** The required answers of a seller, and no others. */
export const CUSTOMER = {
  name1: '山田 太郎',
  kana1: 'ヤマダ\u3000タロウ',
  zip1: '150-0001',
  email: 'taro@example.com',
  tel1: '090-1234-5678',
  agreedToTerms: true,
} as const satisfies Partial<Customer>;

/** The answers of an API without errors. */
const ANSWERS: Record<string, Behaviour> = {
  [publicIp.path]: { json: { ip: '203.0.113.9' } },
  [submitRequest.path]: { json: [{ uuid: 'r1', company_shops: [{ company_shop_name: '白鷺' }] }] },
  '/v1/addresses/zipcode_addresses/1500001': {
    json: {
      selected: {
        prefecture_id: 13,
        city_id: 13113,
        area_name: '神宮前',
        zipcode: '1500001',
        prefecture_name: '東京都',
        city_name: '渋谷区',
      },
      cities: [],
      areas: [],
    },
  },
};

export const wellAnswered = ({ path }: CallOfForm): Behaviour => ANSWERS[path] ?? { status: 404 };

/** Stores photos in memory. */
class MemoryPhotos implements PhotoStorage {
  readonly files = new Map<string, readonly File[]>();
  load = async () => this.files;
  keep = async (files: ReadonlyMap<string, readonly File[]>, removals: Iterable<string> = []) => {
    for (const [item, ofItem] of files) this.files.set(item, ofItem);
    for (const item of removals) this.files.delete(item);
  };
  clear = async () => this.files.clear();
}

/** A browser tab with its storages. Forms that are started in the same tab find the draft of the form before. */
export class FormTab {
  readonly lasting = memoryStorage();
  readonly session = memoryStorage();
  readonly photos = new MemoryPhotos();
  readonly window: HistoryWindow | undefined;

  constructor(window?: HistoryWindow) {
    this.window = window;
  }
}

export interface Emitted {
  readonly name: EventName;
  readonly detail: EventDetails[EventName];
}

export interface Form {
  readonly form: FormState;
  readonly events: Emitted[];
  /** The pages that the form navigated to. */
  readonly left: string[];
  /** The uuids that were reported to analytics. */
  readonly told: string[];
  /** The details of one kind of event, in order. */
  of<Name extends EventName>(name: Name): EventDetails[Name][];
}

interface Start {
  tab?: FormTab;
  attributes?: Partial<Record<AttributeName, string>>;
  /** The page's listener. It returns true to cancel the event. */
  cancels?: (name: EventName) => boolean;
  /** A first visit: the code of the first answer has not come. */
  isFirst?: boolean;
  /** The calls of a phone that is the camera of the form. */
  phone?: PhoneCalls;
}

export function settingsOf(attributes: Partial<Record<AttributeName, string>> = {}): Settings {
  return readSettings((name) => attributes[name] ?? null);
}

/** Starts a form like the element does, with a real API but without a screen. */
export function startForm(
  api: LocalApi,
  { tab = new FormTab(), attributes, cancels, isFirst = false, phone }: Start = {},
): Form {
  const events: Emitted[] = [];
  const paths: string[] = [];
  const uuids: string[] = [];
  const environment: FormEnvironment = {
    emit: (name, detail) => {
      events.push({ name, detail });
      return !cancels?.(name);
    },
    api: () => createApi(() => api.base),
    draft: ({ Draft, DraftKeeper }) => new DraftKeeper(new Draft('test', tab), tab.photos),
    keepAnew: () => answersOf(form).keepAnew(),
    results: keptResult(tab.session),
    places: keptPlace('test', tab.session),
    session: tab.session,
    connection: new TestConnection(),
    ...(phone && { phone: () => phone }),
    attribution: () => captureAttribution(tab.session, 'https://partner.example/?utm_source=mail', ''),
    testKey: '',
    history: { window: tab.window, name: 'test' },
    keepScroll: () => () => {},
    leaveFor: (path) => paths.push(path),
    reload: () => {},
    tellAnalytics: (uuid) => uuids.push(uuid),
    loadThanks: async () => {},
  };
  const form = new FormState(settingsOf(attributes), environment, isFirst ? undefined : answersOf);
  onTestFinished(() => form.dispose());
  const of = <Name extends EventName>(name: Name) =>
    events.filter((event) => event.name === name).map(({ detail }) => detail as EventDetails[Name]);
  return { form, events, left: paths, told: uuids, of };
}

/** Types contact details, one field after the other. */
export function typeCustomer(form: FormState, changes: Partial<Customer> = {}): void {
  const { customer, checks } = contactOf(form);
  const { agreedToTerms, ...texts } = { ...CUSTOMER, ...changes };
  for (const [key, text] of Object.entries(texts)) {
    customer.edit(key as CustomerFieldKey, text);
    checks.leave(key as CustomerFieldKey);
  }
  customer.agree(agreedToTerms);
}
