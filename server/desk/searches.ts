import * as z from 'zod/mini';
import { SEARCH_CHARACTERS } from '#contract/desk/desk.ts';
import { searchText, shortText } from '#contract/schemas/bounds.ts';
import { OFFICE, view } from './act.ts';

export const searchActs = {
  /** The words of a search, sealed for the address of a page. */
  sealSearch: view({
    may: OFFICE,
    asks: z.object({ text: shortText(SEARCH_CHARACTERS) }),
    read: async ({ links, life, by }, { text }) => ({
      search: links.searches.make(text.trim(), by.id, life.now()),
    }),
  }),
  /** The words of a search of one's own, while its address works. */
  openSearch: view({
    may: OFFICE,
    asks: z.object({ search: searchText }),
    read: async ({ links, life, by }, { search }) => {
      const text = links.searches.open(search, by.id, life.now());
      return text === undefined ? undefined : { text };
    },
  }),
};
