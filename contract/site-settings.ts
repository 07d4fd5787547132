/** What an operator configures about the public site; the server reads it from the environment. */
export interface SiteSettings {
  productName: string;
  /** Where the site is reached from outside, without a slash at the end. Empty: wherever the request came to. */
  siteUrl: string;
  /** The product API as browsers reach it. Empty: this site itself. */
  apiBase: string;
  /** The WordPress REST API as browsers reach it. Empty: this site itself. */
  contentApiBase: string;
  /** Tag manager id such as GTM-XXXX; empty for none. */
  tagManagerId: string;
  /** Key of the maps embed; empty for the static alternative. */
  mapsKey: string;
  operatorName: string;
  operatorUrl: string;
  privacyUrl: string;
  personalInformationUrl: string;
  appStoreUrl: string;
  googlePlayUrl: string;
  /** The survey form of the gift campaign. */
  surveyUrl: string;
  campaignMail: string;
  /** The acquisition medium of this site's own requests. */
  mediumUuid: string;
}
