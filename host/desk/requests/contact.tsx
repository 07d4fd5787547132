import { type CustomerFieldKey, customerField } from '#contract/customer/customer.ts';
import { CORRECTED } from '../../blocks/follow-up/correction-rules.ts';
import { CustomerFacts } from '../../blocks/follow-up/customer-facts.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import type { Problems, Values } from '../../ui/form/form-rules.ts';
import parts from '../parts/shared.module.css';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import styles from './requests.module.css';

/** Shows the seller once somebody has asked. */
export const SellerContact = ({ texts }: { texts: Record<string, string> | undefined }) => (
  <section aria-labelledby="contact" className={parts.panel}>
    <h2 id="contact">{WORDS.contact}</h2>
    {texts ? (
      <dl className={styles.contact}>
        <CustomerFacts texts={texts} />
      </dl>
    ) : (
      <form method="post">
        <p className={parts.note}>{WORDS.contactLead}</p>
        <p className={parts.buttons}>
          <button type="submit" name="intent" value="show" className={buttonClass('line', 'small')}>
            {WORDS.show}
          </button>
        </p>
      </form>
    )}
  </section>
);

interface CorrectProps {
  values: Values<CustomerFieldKey> | undefined;
  problems: Problems<CustomerFieldKey> | undefined;
}

/** Corrects the contact. A field that is left empty stays as it is. */
export const Correct = ({ values, problems = {} }: CorrectProps) => (
  <details className={styles.end} open={values !== undefined}>
    <summary>{WORDS.correct.title}</summary>
    <form method="post" className={parts.form} noValidate>
      <p className={parts.note}>{WORDS.correct.lead}</p>
      {CORRECTED.map((key) => (
        <FormField
          key={key}
          name={key}
          field={{ ...customerField(key), required: false }}
          placeholder=""
          value={values?.[key]}
          problem={problems[key]}
        />
      ))}
      <button type="submit" name="intent" value="correct" className={buttonClass('ink', 'small')}>
        {WORDS.correct.submit}
      </button>
    </form>
  </details>
);
