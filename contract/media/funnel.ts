/** The steps of the form that are counted, in the order in which a seller takes them. */
export const FUNNEL_STEPS = ['seen', 'begun', 'goods', 'contact', 'sent'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** A name for one of several settings that a partner compares. */
export const VARIANT = /^[\w-]{1,20}$/;

/** Where the counts are sent. Apart from its row, so that the form carries no schema for it. */
export const FUNNEL_PATH = '/v1/funnel';
