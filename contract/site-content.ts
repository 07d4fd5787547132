import type { CategoryKey } from './categories.ts';

/** The claims that the site makes in large letters (document 1, section 1). */
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
  /** The evidence of each claim. */
  evidence: Readonly<Partial<Record<Claim, string>>>;
}

export const NO_CONTENT: SiteContent = { voices: [], results: [], partners: [], press: [], evidence: {} };
