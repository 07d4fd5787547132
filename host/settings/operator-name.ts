import type { SiteSettings } from '#contract/site/site-settings.ts';
import { OPERATOR_WORDS } from './messages.ts';

/** The operator of the site, for sentences. Without one, the text invents no name. */
export const operatorName = ({ operator }: SiteSettings): string => operator?.name ?? OPERATOR_WORDS.unnamed;
