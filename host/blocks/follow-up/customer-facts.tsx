import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey, customerField } from '#contract/customer/customer.ts';
import { Fact } from './part.tsx';

interface CustomerFactsProps {
  /** The customer's texts, by the keys of their fields. */
  texts: Readonly<Partial<Record<CustomerFieldKey, string>>>;
  /** The fields that the page shows in a place of their own. */
  except?: readonly CustomerFieldKey[];
}

/** The seller's contact details, a fact for each field, in the order of the form. */
export const CustomerFacts = ({ texts, except = [] }: CustomerFactsProps) =>
  CUSTOMER_FIELD_KEYS.filter((key) => texts[key] && !except.includes(key)).map((key) => (
    <Fact key={key} name={customerField(key).label}>
      {texts[key]}
    </Fact>
  ));
