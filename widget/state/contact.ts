import { computed } from '@preact/signals-core';
import { zipDigits } from '#contract/customer/postal-code.ts';
import type { Api } from '../api/api.ts';
import { convert, convertAll, validateCustomer } from '../customer/customer-rules.ts';
import { AddressState } from './address-state.ts';
import { AskingBack } from './asking-back.ts';
import { callMessage } from './call-messages.ts';
import type { CustomerRules, CustomerState } from './customer-state.ts';
import { ManualAddress } from './manual-address.ts';
import { refusedPlaces } from './refused-places.ts';

/** The parts of the customer step that no earlier step needs: they load with its code. */
export interface Contact {
  readonly rules: CustomerRules;
  readonly address: AddressState;
  readonly manualAddress: ManualAddress;
  readonly askingBack: AskingBack;
  readonly callMessage: typeof callMessage;
  readonly refusedPlaces: typeof refusedPlaces;
}

export type CreateContact = (api: Api, customer: CustomerState) => Contact;

export const createContact: CreateContact = (api, customer) => {
  const zip = computed(() => zipDigits(convert('zip1', customer.values.zip1)));
  const manualAddress = new ManualAddress(api);
  const address = new AddressState(api, manualAddress, zip, {
    fillZip: (digits) => customer.edit('zip1', convert('zip1', digits)),
    putInFront: (town, before) => customer.putInFront('addr1', town, before),
  });
  return {
    rules: { convert, convertAll, validateCustomer },
    address,
    manualAddress,
    askingBack: new AskingBack(customer),
    callMessage,
    refusedPlaces,
  };
};
