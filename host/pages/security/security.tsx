import { href } from 'react-router';
import { Document } from '../../blocks/document/document.tsx';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { useSite } from '../../settings/use-site.ts';
import type { Route } from './+types/security.ts';
import { SECURITY, securityChapters } from './messages.ts';

export const handle: PageHandle = { cta: false, contents: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...SECURITY, path: href('/security') });

/** How sellers' data are protected: only measures of this software itself (docs/SECURITY.md). */
export default function Security() {
  return (
    <>
      <PageTitle title={SECURITY.title} lead={SECURITY.lead} />
      <Document chapters={securityChapters(useSite().settings)} />
    </>
  );
}
