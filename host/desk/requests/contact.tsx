import { customerField } from '#contract/customer/customer.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import { CORRECTED } from '../../blocks/follow-up/correction-rules.ts';
import { CustomerFacts } from '../../blocks/follow-up/customer-facts.tsx';
import { FormField } from '../../ui/form/field.tsx';
import type { Problems, Values } from '../../ui/form/form-rules.ts';
import parts from '../parts/shared.module.css';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import styles from './requests.module.css';

/** Shows the seller once somebody has asked. */
export const SellerContact = ({ texts }: { texts: Record<string, string> }) => (
  <section id="contact" aria-labelledby="contact-title" className={parts.panel}>
    <h2 id="contact-title">{WORDS.contact}</h2>
    <dl className={styles.contact}>
      <CustomerFacts texts={texts} callable />
    </dl>
    <p className={parts.note}>{WORDS.contactShown}</p>
  </section>
);

interface CorrectProps {
  values: Values<CustomerFieldKey> | undefined;
  problems: Problems<CustomerFieldKey> | undefined;
}

/** The fields of a correction. One that is left empty stays as it is. */
export const CorrectFields = ({ values, problems = {} }: CorrectProps) =>
  CORRECTED.map((key) => (
    <FormField
      key={key}
      name={key}
      field={{ ...customerField(key), required: false }}
      placeholder=""
      value={values?.[key]}
      problem={problems[key]}
    />
  ));
