import { AUTHORS } from './people-authors.ts';
import { OF_COLLECTIONS } from './people-of-collections.ts';
import { OF_VALUE } from './people-of-value.ts';
import type { Portrait } from './person.ts';

export const DRAWN_PEOPLE: readonly Portrait[] = [...OF_VALUE, ...OF_COLLECTIONS, ...AUTHORS];
