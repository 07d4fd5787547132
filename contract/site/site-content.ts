import type { CategoryKey } from '../goods/categories.ts';
import type { Evidence } from './claims.ts';
import type { Operator, SiteSettings } from './site-settings.ts';

/** The statement of a real customer. */
export interface PublishedVoice {
  title: string;
  text: string;
  /** Details that the customer agreed to: 40代・女性・神奈川県. */
  person: string;
}

/** A sale that really happened. */
export interface PublishedResult {
  /** YYYY-MM-DD */
  day: string;
  area: string;
  category: CategoryKey;
  item: string;
  /** Yen. */
  amount: number;
}

/** The logo of a company that agreed to be shown. */
export interface PublishedLogo {
  name: string;
  /** An https URL, or a path on this site. */
  logo: string;
}

/** The contents that an operator publishes instead of examples; the server reads them from a file. */
export interface SiteContent {
  voices: readonly PublishedVoice[];
  results: readonly PublishedResult[];
  partners: readonly PublishedLogo[];
  press: readonly PublishedLogo[];
  evidence: Evidence;
  /** The operator of the site, where the settings name none. */
  operator?: Operator | undefined;
  /** The survey form of the gift campaign, where the settings name none. */
  surveyUrl?: string | undefined;
}

export const NO_CONTENT: SiteContent = { voices: [], results: [], partners: [], press: [], evidence: {} };

/** The settings with the operator and the survey that count: those of the settings, or the published ones. */
export const withPublished = (
  settings: SiteSettings,
  { operator, surveyUrl = '' }: SiteContent,
): SiteSettings => ({
  ...settings,
  operator: settings.operator ?? operator,
  surveyUrl: settings.surveyUrl || surveyUrl,
});
