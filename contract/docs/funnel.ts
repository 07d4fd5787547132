import type { DOMAINS } from '../calls/index.ts';
import { PAGE_CHARACTERS } from '../media/counted-page.ts';
import { FUNNEL_STEPS, TEASER_STEPS } from '../media/funnel.ts';
import type { DocsOf } from './call.ts';

export const funnelDocs: DocsOf<(typeof DOMAINS)['funnel']> = {
  countFunnel: {
    title: 'Count how far a visitor came',
    description:
      'The form sends it when the page is left or hidden, as a beacon without a body. Counts are kept for each day; nothing about the visitor is. Values that are unknown count as empty, and a call above the limits counts for nothing; the answer is the same.',
    query: {
      medium: 'The acquisition medium.',
      page: `Host and path of the page, at most ${PAGE_CHARACTERS} characters.`,
      theme: 'The theme of the form.',
      category: 'Its initial category.',
      variant: 'The name of the setting that is being compared.',
      from: `How many steps were counted before: 0 to ${FUNNEL_STEPS.length}.`,
      to: `How many steps the visitor has taken: ${FUNNEL_STEPS.join(', ')}.`,
      stop: 'The question that was answered last, behind the category of the goods: `watch/brand`. Empty: none, or the request is sent.',
      before: 'The question that was told before and counts no more.',
      teaser: `A step of a teaser, told alone when it happens: ${TEASER_STEPS.join(', ')}.`,
    },
    refusals: {},
    example: {
      query: { page: 'partner.example/watch', theme: 'lp', from: '0', to: '2', stop: 'watch/brand' },
      answer: {},
    },
  },
};
