import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { translated } from '#contract/language/words.ts';
import { Fact } from './part.tsx';
import { telHref } from './tel.ts';

interface CustomerFactsProps {
  /** The customer's texts, by the keys of their fields. */
  texts: Readonly<Partial<Record<CustomerFieldKey, string>>>;
  /** The fields that the page shows in a place of their own. */
  except?: readonly CustomerFieldKey[];
  /** Somebody else reads them: a press on the telephone number calls it. */
  callable?: boolean;
}

/** The seller's contact details, a fact for each field, in the order of the form. */
export const CustomerFacts = ({ texts, except = [], callable = false }: CustomerFactsProps) =>
  CUSTOMER_FIELD_KEYS.filter((key) => texts[key] && !except.includes(key)).map((key) => (
    <Fact key={key} name={translated(customerField(key).label)}>
      {callable && key === 'tel1' ? <a href={telHref(texts[key] ?? '')}>{texts[key]}</a> : texts[key]}
    </Fact>
  ));
