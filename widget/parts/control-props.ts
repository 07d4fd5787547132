import type { Field } from '../goods/fields.ts';
import type { Item } from '../goods/item.ts';

export interface ItemFieldProps<Kind extends Field = Field> {
  item: Item;
  field: Kind;
  error?: string | undefined;
  announced?: boolean;
  next?: boolean;
}

/** The properties of a control: those of its question, and an id. */
export interface ControlProps<Kind extends Field = Field> extends ItemFieldProps<Kind> {
  id: string;
}
