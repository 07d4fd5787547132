import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import * as z from 'zod/mini';

/*
 * A stand-in of the sandbox in which Google Tag Manager runs a template, after its documentation
 * (https://developers.google.com/tag-platform/tag-manager/templates, sandboxed JavaScript, APIs, permissions, tests).
 */

/** The parts of a template by their names. */
export function partsOf(template: string): Record<string, string> {
  const [, ...texts] = template.split(/^___([A-Z_]+)___$/m);
  const names = texts.filter((_, index) => index % 2 === 0);
  return Object.fromEntries(names.map((name, index) => [name, texts[index * 2 + 1]?.trim() ?? '']));
}

type Written = string | boolean | Written[] | { readonly [key: string]: Written };

/** A value as permissions have it, without the numbers of its types. */
function read(value: {
  type: number;
  string?: string;
  boolean?: boolean;
  listItem?: unknown[];
  mapKey?: { string: string }[];
  mapValue?: unknown[];
}): Written {
  const inner = (one: unknown) => read(one as Parameters<typeof read>[0]);
  if (value.type === 1) return value.string ?? '';
  if (value.type === 8) return value.boolean ?? false;
  if (value.type === 2) return (value.listItem ?? []).map(inner);
  return Object.fromEntries(
    (value.mapKey ?? []).map(({ string }, index) => [string, inner(value.mapValue?.[index])]),
  );
}

const permissions = z.array(
  z.object({
    instance: z.object({
      key: z.object({ publicId: z.string(), versionId: z.literal('1') }),
      param: z.array(z.object({ key: z.string(), value: z.any() })),
    }),
    isRequired: z.literal(true),
  }),
);

interface PageOfTag {
  /** Scripts whose address has this text do not load. */
  readonly lost?: string;
  readonly consents?: Readonly<Record<string, boolean>>;
}

type Api = (...given: never[]) => unknown;

/** Names of the browser and of the language that the sandbox does not have. */
const ABSENT = [
  'window',
  'document',
  'globalThis',
  'Object',
  'JSON',
  'Math',
  'Date',
  'Promise',
  'setTimeout',
  'fetch',
];

/** A page whose tag manager runs a template. */
export class TagManagerPage {
  readonly window: Record<string, unknown[]> = {};
  readonly scripts: string[] = [];
  readonly logs: unknown[] = [];
  /** The ends of the tag: success, failure, or both. */
  readonly ends: string[] = [];
  readonly #listeners: [type: string, listener: (type: string, isGranted: boolean) => void][] = [];
  readonly #parts: Record<string, string>;
  readonly #page: PageOfTag;
  /** The permissions that were asked for. */
  readonly used = new Set<string>();

  constructor(template: string, page: PageOfTag = {}) {
    this.#parts = partsOf(template);
    this.#page = page;
  }

  /** The values of a permission; it throws without it, as the sandbox does. */
  #allowed(name: string): Written[] {
    this.used.add(name);
    const rows = permissions.parse(JSON.parse(this.#parts.WEB_PERMISSIONS ?? ''));
    const row = rows.find(({ instance }) => instance.key.publicId === name);
    if (!row) throw new Error(`The template has no permission ${name}.`);
    return row.instance.param.map(({ value }) => read(value));
  }

  #require(name: string, isAllowed: (values: Written) => boolean): void {
    if (!this.#allowed(name).some(isAllowed)) throw new Error(`The permission ${name} does not allow this.`);
  }

  #readsConsent(type: string): void {
    this.#require('access_consent', (list) =>
      (list as { consentType: string; read: boolean }[]).some((one) => one.consentType === type && one.read),
    );
  }

  readonly #apis: Record<string, Api> = {
    injectScript: (url: string, onSuccess: () => void, onFailure: () => void) => {
      this.#require('inject_script', (list) =>
        (list as string[]).some((pattern) => {
          const [start = '', end = ''] = pattern.split('*');
          return url.startsWith(start) && url.endsWith(end);
        }),
      );
      this.scripts.push(url);
      if (this.#page.lost && url.includes(this.#page.lost)) onFailure();
      else onSuccess();
    },
    createQueue: (key: string) => {
      this.#require('access_globals', (list) =>
        (list as { key: string; read: boolean; write: boolean }[]).some(
          (one) => one.key === key && one.read && one.write,
        ),
      );
      const queue = this.window[key] ?? [];
      this.window[key] = queue;
      return (value: unknown) => void queue.push(JSON.parse(JSON.stringify(value)));
    },
    isConsentGranted: (type: string) => {
      this.#readsConsent(type);
      return this.#page.consents?.[type] ?? true;
    },
    addConsentListener: (type: string, listener: (type: string, isGranted: boolean) => void) => {
      this.#readsConsent(type);
      this.#listeners.push([type, listener]);
    },
    logToConsole: (...texts: unknown[]) => {
      this.#require('logging', (environments) => environments === 'debug');
      this.logs.push(...texts);
    },
  };

  /** The visitor agrees to something, or no longer. */
  consent(type: string, isGranted: boolean): void {
    for (const [one, listener] of this.#listeners) if (one === type) listener(type, isGranted);
  }

  #runs(code: string, names: object): void {
    const all = { ...Object.fromEntries(ABSENT.map((name) => [name, undefined])), ...names };
    const run = runInNewContext(`'use strict'; (function (${Object.keys(all).join()}) {${code}\n})`, {}) as (
      ...values: unknown[]
    ) => void;
    run(...Object.values(all));
  }

  /** Runs the template with the fields of a tag. @param mocks APIs that a test of the template has replaced */
  run(data: object, mocks: Record<string, Api> = {}): void {
    const end = (name: string) => () => void this.ends.push(name);
    this.#runs(this.#parts.SANDBOXED_JS_FOR_WEB_TEMPLATE ?? '', {
      require: (name: string) => {
        const api = mocks[name] ?? this.#apis[name];
        if (!api) throw new Error(`There is no API ${name}.`);
        return api;
      },
      data: { ...data, gtmOnSuccess: end('gtmOnSuccess'), gtmOnFailure: end('gtmOnFailure') },
    });
  }

  /** Runs a test of the template. It throws if the test fails. */
  test(code: string): void {
    const mocks: Record<string, Api> = {};
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
    const fail = (text: string) => {
      throw new Error(text);
    };
    this.#runs(code, {
      mock: (name: string, value: unknown) => {
        mocks[name] = typeof value === 'function' ? (value as Api) : () => value;
      },
      runCode: (data: object) => this.run(data, mocks),
      assertThat: (value: unknown) => ({
        isEqualTo: (other: unknown) =>
          isDeepStrictEqual(plain(value), plain(other)) ||
          fail(`${JSON.stringify(value)} is not as expected.`),
      }),
      assertApi: (name: string) => ({
        wasCalled: () => this.ends.includes(name) || fail(`${name} was not called.`),
        wasNotCalled: () => !this.ends.includes(name) || fail(`${name} was called.`),
      }),
    });
  }
}
