import { AUTHORS } from './people-authors.ts';
import { OF_COLLECTIONS } from './people-of-collections.ts';
import { OF_VALUE } from './people-of-value.ts';
import type { Person } from './person.ts';

export const PEOPLE: readonly Person[] = [...OF_VALUE, ...OF_COLLECTIONS, ...AUTHORS];
