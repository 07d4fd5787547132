import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { contactOf } from '../../state/contact.ts';
import type { PartStates } from '../stage/part-states.ts';
import { SAMPLE_CUSTOMER } from '../stage/samples.tsx';
import { CustomerField } from './customer-field.tsx';

const plain = CUSTOMER_FIELD_KEYS.filter((key) => !customerField(key).revealed);

const all = () => (
  <div className="item">
    {plain.map((key) => (
      <CustomerField key={key} field={key} />
    ))}
  </div>
);

export const states: PartStates = {
  empty: { show: all },
  filled: { show: all, prepare: (form) => contactOf(form).customer.fill(SAMPLE_CUSTOMER) },
  wrong: { show: all, prepare: (form) => void contactOf(form).checks.check() },
};
