import { CATEGORY_KEYS, type CategoryKey } from './categories.ts';

/** The fixed identifiers of categories, which calls send as `medium_uuid` (document 2, section 3). */
export const CATEGORY_UUIDS = {
  watch: '0d8c3a52-4f5b-4a43-9d6f-1f7b5a0e3c01',
  bag: '1b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c02',
  jewelry: '2e6f1d70-3a8b-4c95-b1f4-9c0e7d5a2b03',
  camera: '3c9a4b18-6d2e-4f71-a0c3-5e8f1b7d6a04',
  alcohol: '4f2d8e36-1c7a-4e59-8b6d-0a3c9f4e1d05',
  antique: '5a1c7f92-8e4b-4d06-9f3a-7b2e6c0d8f06',
  preciousMetal: '6d0b5e84-2f9c-4a37-8c1e-3d7a9b5f4e07',
  music: '7e3f2a16-5b8d-4c60-b7f9-8c4d1e6a0b08',
} as const satisfies Record<CategoryKey, string>;

/** The category with this identifier, or undefined. */
export const categoryOfUuid = (uuid: string): CategoryKey | undefined =>
  CATEGORY_KEYS.find((key) => CATEGORY_UUIDS[key] === uuid.toLowerCase());
