import * as z from 'zod/mini';
import { FUNNEL_PATH } from '../media/funnel.ts';
import { anything } from '../schemas/lenient.ts';
import type { Call } from './call.ts';

/** Counts how far a visitor came in a form. It has no body, so a page may send it while it is being left. */
export const countFunnel = {
  method: 'POST',
  path: FUNNEL_PATH,
  query: z.object({
    medium: z.optional(z.string()),
    page: z.optional(z.string()),
    theme: z.optional(z.string()),
    category: z.optional(z.string()),
    variant: z.optional(z.string()),
    from: z.optional(z.string()),
    to: z.optional(z.string()),
    stop: z.optional(z.string()),
    before: z.optional(z.string()),
    teaser: z.optional(z.string()),
  }),
  answer: anything,
  refusals: [],
} as const satisfies Call;
