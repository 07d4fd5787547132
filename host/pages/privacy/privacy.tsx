import { href, redirect } from 'react-router';
import { Document } from '../../blocks/document/document.tsx';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { ConsentButtons } from '../../frame/consent-buttons.tsx';
import { CONSENT } from '../../frame/messages.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { asksBeforeTags } from '../../frame/tags.tsx';
import { siteContext } from '../../settings/context.ts';
import { operatorName } from '../../settings/operator-name.ts';
import { useSite } from '../../settings/use-site.ts';
import type { Route } from './+types/privacy.ts';
import { PRIVACY, privacyChapters } from './messages.ts';

/** Embedded forms link here, so that they need not know the address of an operator's own policy. */
export function loader({ context }: Route.LoaderArgs) {
  const { privacyUrl } = context.get(siteContext).settings;
  if (privacyUrl !== href('/privacy')) throw redirect(privacyUrl);
  return null;
}

export const handle: PageHandle = { cta: false, contents: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...PRIVACY, path: href('/privacy') });

/** The handling of sellers' data, according to the settings of this server. */
export default function Privacy() {
  const { settings } = useSite();
  return (
    <>
      <PageTitle title={PRIVACY.title} lead={PRIVACY.lead(operatorName(settings), settings.productName)} />
      <Document
        chapters={privacyChapters(settings)}
        dated={{ label: PRIVACY.datedLabel, day: settings.privacyDated }}
      >
        {asksBeforeTags(settings) && (
          <section aria-label={CONSENT.label}>
            <p>{CONSENT.change}</p>
            <ConsentButtons />
          </section>
        )}
      </Document>
    </>
  );
}
