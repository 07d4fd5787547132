import type { DOMAINS } from '../calls/index.ts';
import { CATEGORY_UUIDS } from '../goods/category-uuids.ts';
import { type DocsOf, JSON_REFUSALS } from './call.ts';

const ENTRY = {
  item_masters: 'The entries of the list; empty where there are none.',
  'item_masters[].name': 'What sellers read. Missing or empty counts as 不明.',
  'item_masters[].code': 'Names the entry in the lists below it. A number is taken too.',
  'item_masters[].row_order': 'Position in the list, ascending. Missing counts as 0.',
  'item_masters[].icon': 'URL of a picture, absolute or relative to the API; null for none.',
};

const rolex = { name: 'ROLEX（ロレックス）', code: 'watch-rolex', row_order: 1, icon: null };

export const catalogueDocs: DocsOf<(typeof DOMAINS)['catalogue']> = {
  firstLevel: {
    title: 'First level of a category',
    description:
      'The list that a category begins with: brands of watches and bags, makers of cameras, types of alcohol, antiques and instruments, stones, materials.',
    body: {
      medium_uuid: 'The category’s fixed identifier.',
      group: 'Which of several lists; 0, the default, is the only one so far.',
    },
    answer: ENTRY,
    refusals: { ...JSON_REFUSALS, not_found: 'There is no such category or group.' },
    example: {
      body: { medium_uuid: CATEGORY_UUIDS.watch, group: 0 },
      answer: { item_masters: [rolex] },
    },
  },
  nextLevel: {
    title: 'The list below an entry',
    description: 'Level 2 holds products and purities, level 3 model numbers.',
    body: {
      medium_uuid: 'The category’s fixed identifier.',
      code: 'The code of the entry above.',
      level: '2 (the default) or 3.',
    },
    answer: ENTRY,
    refusals: { ...JSON_REFUSALS, not_found: 'There is no such category, or no entry with this code.' },
    example: {
      body: { medium_uuid: CATEGORY_UUIDS.watch, code: 'watch-rolex', level: 2 },
      answer: {
        item_masters: [{ name: 'デイトナ', code: 'watch-rolex-daytona', row_order: 1, icon: null }],
      },
    },
  },
};
