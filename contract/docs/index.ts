import type { CALLS, CallName, Domain } from '../calls/index.ts';
import { addressesDocs } from './addresses.ts';
import type { DocsOf } from './call.ts';
import { catalogueDocs } from './catalogue.ts';
import { requestsDocs } from './requests.ts';
import { shopsDocs } from './shops.ts';
import { siteDocs } from './site.ts';
import { surveysDocs } from './surveys.ts';

/** What the domains of the API are called in its document. */
export const DOMAIN_TITLES: Record<Domain, string> = {
  catalogue: 'Catalogue of goods',
  addresses: 'Addresses',
  requests: 'Appraisal requests',
  surveys: 'Surveys',
  shops: 'Partner shops',
  site: 'Site',
};

/** The docs of every call. Never imported by what a browser loads: rows and prose are kept apart for that. */
export const CALL_DOCS = {
  ...catalogueDocs,
  ...addressesDocs,
  ...requestsDocs,
  ...surveysDocs,
  ...shopsDocs,
  ...siteDocs,
} satisfies DocsOf<typeof CALLS> satisfies Record<CallName, unknown>;
