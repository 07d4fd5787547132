import type { Check } from '../finding.ts';
import { ancestors } from './ancestors.ts';
import { api } from './api.ts';
import { attributes } from './attributes.ts';
import { conversions } from './conversions.ts';
import { covered } from './covered.ts';
import { uncut } from './cut-off.ts';
import { inert } from './inert.ts';
import { mediumCheck } from './medium.ts';
import { mode } from './mode.ts';
import { natives } from './natives.ts';
import { opacity } from './opacity.ts';
import { page } from './page.ts';
import { pictures } from './pictures.ts';
import { prefillCheck } from './prefill.ts';
import { prevented } from './prevented.ts';
import { sandbox } from './sandbox.ts';
import { scripts } from './scripts.ts';
import { selection } from './selection.ts';
import { definition, start } from './start.ts';
import { storage } from './storage.ts';
import { tags } from './tags.ts';
import { width } from './width.ts';

interface Checks {
  /** For each form. */
  readonly ofForm: readonly Check[];
  /** Once in a page. */
  readonly ofPage: readonly Check[];
}

/** The checks of every form. */
export const ANYWHERE: Checks = {
  ofForm: [width, opacity, attributes, ancestors, tags, inert, covered, uncut, mode],
  ofPage: [conversions, page, scripts],
};

/** The checks of a form that runs in the page: a form in a frame has a page of its own. */
export const IN_PLACE: Checks = {
  ofForm: [start, api, mediumCheck, selection, prefillCheck],
  ofPage: [definition, natives, pictures, prevented, sandbox, storage],
};
