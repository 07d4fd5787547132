import type { SiteSettings } from '#contract/site-settings.ts';
import { OPERATOR } from './messages.ts';

/** Who runs the site, for sentences. No name is made up where none is configured. */
export const operatorName = ({ operator }: SiteSettings): string => operator?.name ?? OPERATOR.unnamed;
