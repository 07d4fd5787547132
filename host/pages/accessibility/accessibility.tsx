import { href } from 'react-router';
import { Document } from '../../blocks/document/document.tsx';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { useSite } from '../../settings/use-site.ts';
import type { Route } from './+types/accessibility.ts';
import { ACCESSIBILITY, accessibilityChapters, NOTED } from './messages.ts';

export const handle: PageHandle = { cta: false, contents: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...ACCESSIBILITY, path: href('/accessibility') });

/** The goal for accessibility, the things that tests measure (measured.ts), and those that nobody has tried. */
export default function Accessibility() {
  return (
    <>
      <PageTitle title={ACCESSIBILITY.title} lead={ACCESSIBILITY.lead} />
      <Document chapters={accessibilityChapters(useSite().settings)} dated={NOTED} />
    </>
  );
}
