import { HEROES } from '#art/index/heroes.ts';
import { withClaims } from '#contract/site/claims.ts';
import { AppraisalForm } from '../../blocks/appraisal-form/appraisal-form.tsx';
import { FORM_LEAD } from '../../blocks/appraisal-form/messages.ts';
import { BeforeSendingBesideForm } from '../../blocks/before-sending/before-sending.tsx';
import { loadBeforeSending } from '../../blocks/before-sending/load-before-sending.server.ts';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { OperatorBlock } from '../../blocks/operator/operator.tsx';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { VisitRights } from '../../blocks/visit-rights/visit-rights.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { ArtPicture } from '../../ui/art-picture/art-picture.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { PictureLink } from '../../ui/picture-link/picture-link.tsx';
import type { Route } from './+types/lp-index.ts';
import styles from './lp-index.module.css';
import { LP, LP_INDEX } from './messages.ts';
import { boughtPages } from './words/bought-pages.ts';

export { handle } from './frame.ts';

const { title, lead, description, keywords } = LP_INDEX;

export const meta: Route.MetaFunction = ({ matches, loaderData: { words } }) =>
  pageMeta(matches, { title: words.title, description: words.description, keywords, path: '/lp' });

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const claims = madeClaims(site);
  const [claimSet, beforeSending] = await Promise.all([claims, loadBeforeSending(site, claims)]);
  const { pages } = LP_INDEX;
  return {
    beforeSending,
    pagesLead: site.settings.operator && site.content.results.length === 0 ? pages.plainLead : pages.lead,
    words: withClaims({ title, lead, description, formLead: FORM_LEAD }, claimSet),
    pages: boughtPages(claimSet).map(([path, { goods, picture }]) => ({ path, goods, picture })),
  };
}

/** The form for any goods, and the way to the page of each (document 2, section 2). */
export default function LandingPages({ loaderData }: Route.ComponentProps) {
  const { words, pages, pagesLead, beforeSending } = loaderData;
  return (
    <>
      <div data-hides-banner>
        <PageTitle title={words.title} lead={words.lead} />
        <AppraisalForm theme="lp" lead={words.formLead} />
        <ul className={styles.notes}>
          {LP.notes.map((note) => (
            <li key={note}>
              <Phrases>{note}</Phrases>
            </li>
          ))}
        </ul>
        {beforeSending && <BeforeSendingBesideForm data={beforeSending} />}
        <OperatorBlock linked />
        <VisitRights />
      </div>
      {pages.length > 0 && (
        <Section title={LP_INDEX.pages.title} lead={pagesLead} ground="sand">
          <ul className={styles.list}>
            {pages.map(({ path, goods, picture }) => (
              <li key={path}>
                <PictureLink to={`/lp/${path}`} label={goods}>
                  <ArtPicture
                    picture={HEROES[`hero-${picture}-phone`]}
                    sizes="(max-width: 767px) 50vw, 210px"
                    decorative
                  />
                </PictureLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
