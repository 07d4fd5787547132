import type { Check } from '../finding.ts';
import { ancestors } from './ancestors.ts';
import { api } from './api.ts';
import { attributes } from './attributes.ts';
import { conversions } from './conversions.ts';
import { medium } from './medium.ts';
import { natives } from './natives.ts';
import { page } from './page.ts';
import { pictures } from './pictures.ts';
import { sandbox } from './sandbox.ts';
import { scripts } from './scripts.ts';
import { storage } from './storage.ts';
import { width } from './width.ts';

interface Checks {
  /** For each form. */
  readonly ofForm: readonly Check[];
  /** Once in a page. */
  readonly ofPage: readonly Check[];
}

/** The checks of every form. */
export const ANYWHERE: Checks = {
  ofForm: [width, attributes, ancestors],
  ofPage: [conversions, page, scripts],
};

/** The checks of a form that runs in the page: a form in a frame has a page of its own. */
export const IN_PLACE: Checks = { ofForm: [api, medium], ofPage: [natives, pictures, sandbox, storage] };
