import type { CALLS, CallName, Domain } from '../calls/index.ts';
import { addressesDocs } from './addresses.ts';
import type { DocsOf } from './call.ts';
import { catalogueDocs } from './catalogue.ts';
import { continuationsDocs } from './continuations.ts';
import { followUpDocs } from './follow-up.ts';
import { funnelDocs } from './funnel.ts';
import { requestsDocs } from './requests.ts';
import { shopsDocs } from './shops.ts';
import { siteDocs } from './site.ts';
import { surveysDocs } from './surveys.ts';

interface DomainDocs {
  readonly title: string;
  readonly description: string;
}

/** The API document's text about each domain, in the order in which it shows them. */
export const DOMAIN_DOCS: Record<Domain, DomainDocs> = {
  catalogue: {
    title: 'Catalogue of goods',
    description: 'Brands, products, models, stones and materials, from which sellers choose.',
  },
  addresses: {
    title: 'Addresses',
    description: 'Prefectures, municipalities, towns and postal codes of Japan.',
  },
  requests: { title: 'Appraisal requests', description: 'What a seller sends, with photos.' },
  continuations: {
    title: 'Going on elsewhere',
    description: 'Keeps goods that are not sent yet, and sends a mail that leads to them.',
  },
  surveys: { title: 'Surveys', description: 'The two surveys after a request.' },
  funnel: { title: 'Counts', description: 'How far visitors come in the form, without the visitors.' },
  followUp: {
    title: 'After a request',
    description:
      'The pages behind links: of a seller, and of a shop about one request. The token is the only key.',
  },
  shops: { title: 'Partner shops', description: 'Shops that buy, and shops that want to be listed.' },
  site: { title: 'Site', description: 'What else the site and the form ask for.' },
};

/** The docs of every call. Browsers never load them: rows and prose are kept apart for that. */
export const CALL_DOCS = {
  ...catalogueDocs,
  ...addressesDocs,
  ...requestsDocs,
  ...continuationsDocs,
  ...surveysDocs,
  ...funnelDocs,
  ...followUpDocs,
  ...shopsDocs,
  ...siteDocs,
} satisfies DocsOf<typeof CALLS> satisfies Record<CallName, unknown>;
