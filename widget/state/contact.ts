import { batch, computed, effect } from '@preact/signals-core';
import { zipDigits } from '#contract/customer/postal-code.ts';
import { themeOf } from '#contract/embed/themes.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import { withParameter } from '../base/with-parameter.ts';
import { convert } from '../customer/customer-rules.ts';
import { writtenValues } from '../visit/written-values.ts';
import { AddressState } from './address-state.ts';
import { answersOf } from './answers.ts';
import { AskingBack } from './asking-back.ts';
import { callMessage } from './call-messages.ts';
import { CustomerChecks } from './customer-checks.ts';
import type { CustomerState } from './customer-state.ts';
import { disclosureOf } from './disclosure-state.ts';
import type { FormState } from './form-state.ts';
import type { LatePart } from './late-part.ts';
import { ManualAddress } from './manual-address.ts';
import { perForm } from './per-form.ts';
import { refusedPlaces } from './refused-places.ts';

/** Puts a text in front of 番地以降, in place of the one that was put there before. */
function putInFront(customer: CustomerState, front: string, before: string): void {
  const { addr1 } = customer.values;
  const own = addr1.startsWith(before) ? addr1.slice(before.length) : addr1;
  customer.edit('addr1', own.startsWith(front) ? own : front + own);
}

/** The customer step: contact details, and the request that is sent with them. No earlier step needs its code. */
export class ContactState implements LatePart {
  readonly customer: CustomerState;
  readonly checks: CustomerChecks;
  readonly address: AddressState;
  readonly manualAddress: ManualAddress;
  readonly askingBack: AskingBack;
  readonly #form: FormState;
  /** Counts how often the form has forgotten everything. */
  #run = 0;
  /** The page was told that the details are complete. */
  #isTold = false;
  readonly #stop: (() => void)[];

  constructor(form: FormState) {
    const { customer } = answersOf(form);
    this.#form = form;
    this.customer = customer;
    const zip = computed(() => zipDigits(convert('zip1', customer.values.zip1)));
    this.manualAddress = new ManualAddress(form.api);
    this.address = new AddressState(form.api, this.manualAddress, zip, {
      fillZip: (digits) => customer.edit('zip1', convert('zip1', digits)),
      putInFront: (text, before) => putInFront(customer, text, before),
      isInFront: (text) => text !== '' && customer.values.addr1.startsWith(text),
    });
    this.checks = new CustomerChecks(
      customer,
      this.address,
      () => themeOf(form.navigation.settings.theme).asksForTerms,
    );
    this.askingBack = new AskingBack(customer);
    const disclosure = disclosureOf(form);
    this.#stop = [
      effect(() => this.#tellComplete()),
      effect(() => {
        // While another code is typed, the place of the one before stays.
        const { prefecture } = this.address;
        if (prefecture) disclosure.locate(prefecture);
      }),
    ];
  }

  /** 査定スタート: sends the request, or shows the missing answers or questions not yet seen. One tap sends once. */
  async submit(): Promise<void> {
    const { submission, goods, navigation } = this.#form;
    if (submission.sending || !this.checks.check()) return;
    if (!goods.complete) {
      navigation.go('items');
      this.#form.proceed();
      return;
    }
    const field = this.askingBack.askUnseen();
    if (field) navigation.focusOn({ at: 'customer', field });
    else if ((await this.#form.asksBeforeSending?.()) ?? true) await this.#send();
  }

  restart(): void {
    this.#run += 1;
    this.#isTold = false;
    this.checks.restart();
    this.address.restart();
    this.manualAddress.restart();
    this.askingBack.restart();
  }

  dispose(): void {
    for (const stop of this.#stop) stop();
    this.address.dispose();
  }

  #tellComplete(): void {
    if (!this.checks.complete || this.#isTold) return;
    this.#isTold = true;
    this.#form.tell('appraisal-form:contact', { items: this.#form.goods.items.length });
  }

  async #send(): Promise<void> {
    const { environment, goods, navigation, submission } = this.#form;
    const { items } = goods;
    const { mediumUuid, tracking, context, contextFrom, mode } = navigation.settings;
    const run = this.#run;
    const input = {
      items,
      customer: this.customer.values,
      mediumUuid,
      tracking,
      context: writtenValues(context, contextFrom, globalThis.location?.search ?? ''),
      attribution: environment.attribution(),
      quotesFirst: disclosureOf(this.#form).wantsQuotesFirst,
      ...(mode === 'test' && { test: { key: environment.testKey } }),
    };
    const result = await submission.send(input, () =>
      environment.emit('appraisal-form:submit', { items: items.length }),
    );
    // The form was reset in the meantime, so the result is dropped.
    if (run !== this.#run) return;
    if (result) this.#complete(result);
    else this.#reportFailure();
  }

  #complete(result: SubmissionResult): void {
    const { environment, navigation, submission } = this.#form;
    batch(() => {
      this.#form.clear();
      submission.setResult(result);
    });
    environment.emit('appraisal-form:complete', { uuid: result.uuid, shops: result.shops.length });
    navigation.go('thanks');
    const { redirectUrl } = navigation.settings;
    // The thanks are seen until the partner's page has come.
    if (redirectUrl) environment.leaveFor(withParameter(redirectUrl, 'request', result.uuid));
  }

  #reportFailure(): void {
    const { environment, goods, navigation, submission } = this.#form;
    const { failure } = submission;
    if (!failure) return;
    const { status, details } = failure;
    const message = callMessage('submitRequest', failure);
    environment.emit('appraisal-form:error', { message, ...(status !== undefined && { status }) });
    const refusals = refusedPlaces(details, goods.items);
    this.customer.show(refusals.customer);
    const [first] = refusals.goods;
    if (!first) return;
    goods.refuse(refusals.goods, message);
    navigation.go('items', { at: 'field', ...first });
  }
}

export const contactOf = perForm((form) => {
  const contact = new ContactState(form);
  form.join(contact);
  return contact;
});
