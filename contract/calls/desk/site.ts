import * as z from 'zod/mini';
import { seenText } from '../../schemas/bounds.ts';
import { draftedSite, siteAnswer, siteChanged, sitePreview } from '../../schemas/desk/site.ts';
import { anything } from '../../schemas/lenient.ts';
import type { Call } from '../call.ts';
import { OF_BODIES, OF_PEOPLE } from './parts.ts';

export const readSite = {
  acts: ['readSite'],
  method: 'GET',
  path: '/v1/desk/site',
  answer: siteAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** The content by which the draft would make the pages. */
export const previewSite = {
  acts: ['readSite'],
  method: 'GET',
  path: '/v1/desk/site/preview',
  answer: sitePreview,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** Keeps a draft in the place of the last one. Nothing is kept if a text is wrong. */
export const draftSite = {
  acts: ['changeSite'],
  method: 'POST',
  path: '/v1/desk/site/draft',
  body: z.object({ written: draftedSite, seen: z.nullable(seenText) }),
  answer: siteChanged,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'changed_meanwhile'],
} as const satisfies Call;

/** Publishes the draft, drops it, or takes back what was published last. */
export const turnSite = {
  acts: ['changeSite', 'publishSite'],
  method: 'POST',
  path: '/v1/desk/site/turn',
  body: z.object({ to: z.enum(['publish', 'drop', 'takeBack']), seen: z.nullable(seenText) }),
  answer: anything,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'changed_meanwhile'],
} as const satisfies Call;
