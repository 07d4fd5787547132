import type { CategoryKey } from '#contract/categories.ts';
import { emptyItem, type Item, type TextKey } from '../goods/item.ts';
import type { Customer } from './customer.ts';
import { uuid } from './uuid.ts';

/** Values for the element's method `fill`, as the demo creates them. They are values that a seller could choose. */
export interface SampleForm {
  readonly items: readonly {
    readonly category: CategoryKey;
    readonly answers: Readonly<Partial<Record<TextKey, string>>>;
    readonly accessories?: readonly string[];
    readonly others?: readonly TextKey[];
    readonly photos?: readonly File[];
  }[];
  readonly customer: Partial<Customer>;
}

export function sampleItem(id: string, sample: SampleForm['items'][number]): Item {
  return {
    ...emptyItem(id, sample.category),
    answers: { ...sample.answers },
    accessories: [...(sample.accessories ?? [])],
    others: [...(sample.others ?? [])],
    photos: (sample.photos ?? []).map((file) => ({ id: uuid(), file, preview: URL.createObjectURL(file) })),
  };
}
