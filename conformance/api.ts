import { type AnswerOf, type UrlParts, urlOf } from '#contract/calls/call.ts';
import type { CALLS, CallName } from '#contract/calls/index.ts';
import { CALL_DOCS } from '#contract/docs/index.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import { type CallInput, type ExpectedRefusal, rowOf } from './call-input.ts';
import { expectFit, expectStatus, expectSuccess } from './expect.ts';
import { Broken, NotChecked } from './outcome.ts';
import { send } from './send.ts';
import type { ReceivedAnswer, Sent } from './sent.ts';

/** The origin of another web page. The form can be embedded in any page, so every call is made as if from there. */
export const ORIGIN = 'https://partner.example.com';

/** How a call is made as clients make it. All of it is optional: its row and its example are enough. */
export interface CallSample {
  /** The inputs of a call that must be accepted. Default: the example in contract/docs. */
  readonly sample?: (api: CheckedApi) => CallInput | Promise<CallInput>;
  /** Whether an accepted call stores something. Default: true for every method except GET. */
  readonly stores?: boolean;
}

export type CallSamples = Readonly<Partial<Record<CallName, CallSample>>>;

export interface Refused {
  readonly answer: ReceivedAnswer;
  readonly code: RefusalCode | undefined;
}

/** The back end to check, and the facts that are already known about it. */
export class CheckedApi {
  readonly base: string;
  /** Whether the run may store data. */
  readonly write: boolean;
  readonly #samples: CallSamples;
  readonly #answers = new Map<CallName, ReceivedAnswer[]>();
  readonly #refusals = new Map<CallName, Refused[]>();
  readonly #kept = new Map<string, Promise<unknown>>();

  constructor(base: string, { write, samples = {} }: { write: boolean; samples?: CallSamples }) {
    this.base = base;
    this.write = write;
    this.#samples = samples;
  }

  /** Sends any request below the base URL. @throws Broken without an answer in time */
  request(method: string, path: string, rest: Partial<Sent> = {}): Promise<ReceivedAnswer> {
    return send({ method, url: this.base + path, ...rest, headers: { origin: ORIGIN, ...rest.headers } });
  }

  /** Makes a call. @throws Broken without an answer in time */
  async call(name: CallName, input: CallInput = {}): Promise<ReceivedAnswer> {
    const row = rowOf(name);
    const answer = await this.request(row.method, urlOf(row, '', input), bodyOf(input));
    this.#answers.set(name, [...this.answersOf(name), answer]);
    return answer;
  }

  /** Makes a call and parses its answer as the clients do. @throws Broken when they could not parse it */
  async ask<Name extends CallName>(
    name: Name,
    input: CallInput = {},
  ): Promise<{ data: AnswerOf<(typeof CALLS)[Name]>; answer: ReceivedAnswer }> {
    const answer = await this.call(name, input);
    return { data: expectFit(name, expectSuccess(answer)), answer };
  }

  /** Makes a call that must be refused. @throws Broken when it is not */
  async refuse(name: CallName, input: CallInput, { status, code }: ExpectedRefusal): Promise<ReceivedAnswer> {
    const answer = await this.call(name, input);
    expectStatus(answer, status);
    this.#refusals.set(name, [...this.refusalsOf(name), { answer, code }]);
    return answer;
  }

  /** All answers to a call so far. */
  readonly answersOf = (name: CallName): readonly ReceivedAnswer[] => this.#answers.get(name) ?? [];
  readonly refusalsOf = (name: CallName): readonly Refused[] => this.#refusals.get(name) ?? [];

  /** Runs `find` only once in a run, and remembers the result. */
  once<Fact>(key: string, find: () => Promise<Fact>): Promise<Fact> {
    const entry = this.#kept.get(key) as Promise<Fact> | undefined;
    if (entry !== undefined) return entry;
    const fact = find();
    this.#kept.set(key, fact);
    return fact;
  }

  /** The answer to the call as clients make it. It is requested once per run. */
  sample(name: CallName): Promise<ReceivedAnswer> {
    return this.once(`sample ${name}`, async () => {
      if (stores(name, this.#samples) && !this.write)
        throw new NotChecked('it stores something', { needsWrite: true });
      const own = this.#samples[name]?.sample;
      return own ? this.call(name, await own(this)) : this.#example(name);
    });
  }

  /** The example in the documentation may contain names that another back end, or ours, does not have. */
  async #example(name: CallName): Promise<ReceivedAnswer> {
    const answer = await this.call(name, exampleOf(name));
    const codes: readonly RefusalCode[] = rowOf(name).refusals;
    const isMissing = codes.includes('not_found') || codes.includes('unknown_link');
    if (isMissing && answer.status === 404) throw new NotChecked('what its example names is not there');
    return answer;
  }

  /**
   * The answer to a normal call, for checks of something else.
   * @throws NotChecked when the answer cannot be used: the rows of that call report it
   */
  async known<Name extends CallName>(name: Name): Promise<AnswerOf<(typeof CALLS)[Name]>> {
    const { method, path } = rowOf(name);
    try {
      return expectFit(name, expectSuccess(await this.sample(name)));
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      throw new NotChecked(`${method} ${path} does not give what is needed for it`, { blocked: true });
    }
  }
}

/** Whether an accepted call stores something. */
export const stores = (name: CallName, samples: CallSamples): boolean =>
  samples[name]?.stores ?? rowOf(name).method !== 'GET';

function exampleOf(name: CallName): CallInput {
  const { params, query, body }: UrlParts & { readonly body?: unknown } = CALL_DOCS[name].example;
  return { params, query, json: body };
}

function bodyOf({ json, form, raw, headers = {} }: CallInput): Partial<Sent> {
  if (form) return { form, headers };
  if (raw) return { text: raw.text, headers: { 'content-type': raw.type, ...headers } };
  if (json === undefined) return { headers };
  return { text: JSON.stringify(json), headers: { 'content-type': 'application/json', ...headers } };
}
