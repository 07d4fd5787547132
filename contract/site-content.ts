import type { CategoryKey } from './categories.ts';

/** What the site claims of itself in large letters (document 1, section 1). */
export const CLAIMS = [
  'satisfaction',
  'requests',
  'shops',
  'cumulative',
  'price',
  'visitors',
  'first',
  'duration',
] as const;
export type Claim = (typeof CLAIMS)[number];

/** A customer who really said so. */
export interface PublishedVoice {
  title: string;
  text: string;
  /** As far as the customer agreed: 40代・女性・神奈川県. */
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

/** A logo of somebody who agreed to be shown. */
export interface PublishedLogo {
  name: string;
  /** An https URL, or a path on this site. */
  logo: string;
}

/** What an operator publishes in the place of examples; the server reads it from a file. */
export interface SiteContent {
  voices: readonly PublishedVoice[];
  results: readonly PublishedResult[];
  partners: readonly PublishedLogo[];
  press: readonly PublishedLogo[];
  /** What each claim rests on. */
  evidence: Readonly<Partial<Record<Claim, string>>>;
}

export const NO_CONTENT: SiteContent = { voices: [], results: [], partners: [], press: [], evidence: {} };
