import { href } from 'react-router';
import { Document } from '../../blocks/document/document.tsx';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { organisationFacts } from '../../frame/facts.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { StructuredData } from '../../frame/structured-data.tsx';
import { useSite } from '../../settings/use-site.ts';
import type { Route } from './+types/company.ts';
import { COMPANY, companyFacts } from './messages.ts';

export const handle: PageHandle = { cta: false, contents: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...COMPANY, path: href('/company') });

/** The operator of the site. */
export default function Company() {
  const site = useSite();
  const { settings } = site;
  const { operatorUrl, privacyUrl } = settings;
  const links = [
    { to: href('/contact'), label: COMPANY.links.contact },
    { to: privacyUrl, label: COMPANY.links.privacy },
    { to: href('/security'), label: COMPANY.links.security },
    ...(operatorUrl ? [{ to: operatorUrl, label: COMPANY.links.site }] : []),
  ];
  return (
    <>
      <PageTitle title={COMPANY.title} lead={COMPANY.lead(settings.productName)} />
      <Document
        chapters={[
          { id: 'operator', title: COMPANY.facts, parts: [{ facts: companyFacts(settings) }] },
          { id: 'role', title: COMPANY.role.title, parts: COMPANY.role.texts },
          { id: 'more', title: COMPANY.more, parts: [{ links }] },
        ]}
      />
      {settings.operator && <StructuredData facts={[organisationFacts(site)]} />}
    </>
  );
}
