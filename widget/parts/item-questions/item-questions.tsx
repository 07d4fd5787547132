import { isFilled, missingFields, visibleFields } from '../../goods/disclosure.ts';
import type { Item } from '../../goods/item.ts';
import type { ItemErrors } from '../../goods/item-validation.ts';
import { GIVEN } from '../given/load.ts';
import { useSkipped } from '../given/use-given.ts';
import { ItemField } from '../item-field/item-field.tsx';
import { LazyPart } from '../lazy-part/lazy-part.tsx';

export interface ItemQuestionsProps {
  item: Item;
  errors: ItemErrors | undefined;
  /** Whether its message is announced. */
  announced: boolean;
}

/** The answered questions of an item's category, and the next one. */
export default function ItemQuestions({ item, errors, announced }: ItemQuestionsProps) {
  const fields = visibleFields(item);
  const first = missingFields(item)[0];
  const skipped = useSkipped(item, fields);
  // A message stands at its question.
  const hidden = skipped.some(({ key }) => errors?.[key]) ? [] : skipped;
  const rest = fields.filter((field) => !hidden.includes(field));
  return (
    <>
      {hidden.length > 0 && (
        <LazyPart part={GIVEN} quiet>
          {(Given) => <Given line={{ item, fields: hidden }} />}
        </LazyPart>
      )}
      {rest.map((field) => (
        <ItemField
          key={`${item.category}-${field.key}`}
          item={item}
          field={field}
          error={errors?.[field.key]}
          announced={announced}
          next={field === first && !isFilled(item, field)}
        />
      ))}
    </>
  );
}
