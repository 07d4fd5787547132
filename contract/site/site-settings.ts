import type { ContactRelease } from '../life/follow-up.ts';

/** How the operator's phone number is written. */
export const OPERATOR_PHONE = /^[0-9+()-]{9,20}$/;

/** The operator, who is responsible for the site. */
export interface Operator {
  name: string;
  representative: string;
  address: string;
  phone: string;
  /** Empty: the contact form is the way to write. */
  email: string;
  /** The licence as a second-hand dealer, such as 東京都公安委員会 第000000000000号; empty for an operator that only introduces. */
  license: string;
}

/** The settings behind the policy's words about shops. */
export interface DisclosureSettings {
  /** Which shops may see the contact of a new request. */
  release: ContactRelease;
  /** How many shops are ever told of the goods of a request. */
  mostShops: number;
  /** For how long it is kept which shop has learned what. */
  years: number;
  /** Working days until the place of a shop that has not looked, or of one that knows the contact, goes to the next. */
  silentDays: number;
  lookedDays: number;
}

/** An operator's settings of the public site; the server reads them from the environment. */
export interface SiteSettings {
  productName: string;
  /** The origin of the site from outside, without a slash at the end. Empty: the origin that the request names. */
  siteUrl: string;
  /** The product API as browsers reach it. Empty: this site itself. */
  apiBase: string;
  /** The WordPress REST API as browsers reach it. Empty: this site itself. */
  contentApiBase: string;
  /** Tag manager id such as GTM-XXXX; empty for none. */
  tagManagerId: string;
  /** Visitors are asked before the tag manager is loaded. */
  tagConsent: boolean;
  /** Key of the maps embed; empty for the static alternative. */
  mapsKey: string;
  /** Undefined until it is configured: then every page says that it is a sample. */
  operator: Operator | undefined;
  /** The operator's own site; empty for none. */
  operatorUrl: string;
  /** Days after which sellers' data are erased; 0: only when they ask for it. */
  retentionDays: number;
  /** Which shops learn of a request. */
  disclosure: DisclosureSettings;
  /** The address of the site's own page, or of one elsewhere. */
  privacyUrl: string;
  personalInformationUrl: string;
  /** The days of the terms of use and of the own privacy policy (ISO 8601). */
  termsDated: string;
  privacyDated: string;
  appStoreUrl: string;
  googlePlayUrl: string;
  /** The survey form of the gift campaign; empty for none. */
  surveyUrl: string;
  /** The address of the campaign's office; empty: the contact form is the way to write. */
  campaignMail: string;
  /** The acquisition medium of this site's own requests. */
  mediumUuid: string;
}
