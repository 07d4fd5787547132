import { href, redirect } from 'react-router';
import { Document } from '#host/blocks/document/document.tsx';
import { PageTitle } from '#host/blocks/page-title/page-title.tsx';
import { ConsentButtons } from '#host/frame/consent-buttons.tsx';
import { CONSENT } from '#host/frame/messages.ts';
import type { PageHandle } from '#host/frame/page-handle.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { useTagConsent } from '#host/frame/tag-consent.ts';
import { siteContext } from '#host/settings/context.ts';
import { operatorName } from '#host/settings/operator-name.ts';
import { useSite } from '#host/settings/use-site.ts';
import type { Route } from './+types/privacy.ts';
import { PRIVACY, privacyChapters } from './messages.ts';

/** Embedded forms link here, so that they need not know where the operator has a policy of its own. */
export function loader({ context }: Route.LoaderArgs) {
  const { privacyUrl } = context.get(siteContext).settings;
  if (privacyUrl !== href('/privacy')) throw redirect(privacyUrl);
  return null;
}

export const handle: PageHandle = { cta: false, contents: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...PRIVACY, path: href('/privacy') });

/** What happens to what sellers send, as this server is configured. */
export default function Privacy() {
  const { settings } = useSite();
  const { asked } = useTagConsent();
  return (
    <>
      <PageTitle title={PRIVACY.title} lead={PRIVACY.lead(operatorName(settings), settings.productName)} />
      <Document chapters={privacyChapters(settings)} dated={PRIVACY.dated}>
        {asked && (
          <section aria-label={CONSENT.label}>
            <p>{CONSENT.change}</p>
            <ConsentButtons />
          </section>
        )}
      </Document>
    </>
  );
}
