/**
 * The code that a form needs from the first answer on, in one file with the questions of all categories
 * (first-answer.ts).
 */
import '../goods/categories/index.ts';

export { preselect } from '../goods/answering.ts';
export { firstListOf } from '../goods/catalogue-options.ts';
export { Draft } from '../storage/draft.ts';
export { DraftKeeper } from '../storage/draft-keeper.ts';
export { photoStorage } from '../storage/photo-storage.ts';
export { CustomerState } from './customer-state.ts';
export { readSample, sampleItem } from './sample.ts';
