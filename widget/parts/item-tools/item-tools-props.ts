import type { Item } from '../../goods/item.ts';

export interface ItemToolsProps {
  item: Item;
  /** Counted from 1. */
  number: number;
}
