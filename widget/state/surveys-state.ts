import { effect, signal } from '@preact/signals-core';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import type { Api } from '../api/api.ts';
import { CallError } from '../api/call-error.ts';
import { perForm } from './per-form.ts';
import { type Interest, markDone, nextSurvey, type Survey } from './surveys.ts';

/** A survey is answered once. */
const ALREADY_ANSWERED = 'already_answered' satisfies RefusalCode;

type Calls = Pick<Api, 'answerInterests' | 'answerFeedback'>;

/** The two surveys after a request, asked one after the other (document 2, section 4). */
export class SurveysState {
  readonly #open = signal<Survey | undefined>(undefined);
  readonly #answeredBefore = signal(false);
  /** The request that the surveys belong to. */
  #request: SubmissionResult | undefined;
  /** The surveys that were answered or dismissed since the page was loaded. */
  readonly #closed: Survey[] = [];
  readonly #calls: Calls;
  readonly #session: Storage | undefined;

  /** @param session stores which surveys have been answered */
  constructor(calls: Calls, session: Storage | undefined) {
    this.#calls = calls;
    this.#session = session;
  }

  /** The survey whose dialog is open. */
  get open(): Survey | undefined {
    return this.#open.value;
  }

  /** Whether the server has told that a survey was answered before, for example in another tab. */
  get answeredBefore(): boolean {
    return this.#answeredBefore.value;
  }

  /** Opens the first survey of a request, once for each request. */
  start(request: SubmissionResult): void {
    if (request === this.#request) return;
    this.#request = request;
    this.#answeredBefore.value = false;
    this.#open.value = nextSurvey(this.#session);
  }

  answerInterests(labels: readonly Interest[]): void {
    this.#send((uuid) => this.#calls.answerInterests(uuid, labels));
    markDone(this.#session, 'interests');
    this.#goOn('interests');
  }

  answerFeedback(text: string): void {
    this.#send((uuid) => this.#calls.answerFeedback(uuid, text));
    markDone(this.#session, 'feedback');
    this.#goOn('feedback');
  }

  /** Closes the survey without an answer, and asks the next one. It can open again after the next load of the page. */
  dismiss(): void {
    if (this.open) this.#goOn(this.open);
  }

  /** Sends an answer. The dialog does not wait for it, and a failure is only logged (document 2, section 7). */
  #send(call: (uuid: string) => Promise<unknown>): void {
    const uuid = this.#request?.uuid;
    if (!uuid) return;
    call(uuid).catch((error: unknown) => {
      const isAnswered = error instanceof CallError && error.code === ALREADY_ANSWERED;
      if (isAnswered && this.#request?.uuid === uuid) this.#answeredBefore.value = true;
      if (!isAnswered) console.error('[appraisal-form] a survey answer was not stored', error);
    });
  }

  #goOn(survey: Survey): void {
    this.#closed.push(survey);
    this.#open.value = nextSurvey(this.#session, this.#closed);
  }
}

/** They start with the request of the thank-you step, whose code brings them. */
export const surveysOf = perForm((form) => {
  const surveys = new SurveysState(form.api, form.environment.session);
  const dispose = effect(() => {
    if (form.welcomed) surveys.start(form.welcomed);
  });
  form.join({ dispose });
  return surveys;
});
