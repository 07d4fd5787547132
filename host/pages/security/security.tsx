import { href } from 'react-router';
import { Document } from '#host/blocks/document/document.tsx';
import { PageTitle } from '#host/blocks/page-title/page-title.tsx';
import type { PageHandle } from '#host/frame/page-handle.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { useSite } from '#host/settings/use-site.ts';
import type { Route } from './+types/security.ts';
import { SECURITY, securityChapters } from './messages.ts';

export const handle: PageHandle = { cta: false, contents: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...SECURITY, path: href('/security') });

/** How what sellers send is protected: only what this software does itself (docs/SECURITY.md). */
export default function Security() {
  return (
    <>
      <PageTitle title={SECURITY.title} lead={SECURITY.lead} />
      <Document chapters={securityChapters(useSite().settings)} />
    </>
  );
}
