import { HEROES } from '#art/index/heroes.ts';
import { withClaims } from '#contract/site/claims.ts';
import { FORM_LEAD } from '../../blocks/appraisal-form/messages.ts';
import { loadBeforeSending } from '../../blocks/before-sending/load-before-sending.server.ts';
import { Claims, type ShownClaim } from '../../blocks/claims/claims.tsx';
import { Footnotes } from '../../blocks/claims/footnotes.tsx';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { Section } from '../../blocks/section/section.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { ArtPicture } from '../../ui/art-picture/art-picture.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { PictureLink } from '../../ui/picture-link/picture-link.tsx';
import type { Route } from './+types/lp-index.ts';
import { claimsOfGoods } from './claims-of-goods.ts';
import { LandingForm } from './landing-form.tsx';
import landing from './lp.module.css';
import styles from './lp-index.module.css';
import { LP_INDEX } from './messages.ts';
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
    words: withClaims(
      { title, lead, description, formLead: FORM_LEAD, claims: claimsOfGoods(claimSet.shops) },
      claimSet,
    ),
    pages: boughtPages(claimSet).map(([path, { goods, picture }]) => ({ path, goods, picture })),
  };
}

interface OpeningProps {
  title: string;
  lead: string;
  claims: readonly ShownClaim[];
}

/** Words alone: the pictures of the goods stand below the form, which comes soon. */
const Opening = ({ title, lead, claims }: OpeningProps) => (
  <section className={styles.opening} aria-labelledby="lp-title">
    <div className={styles.inner}>
      <div>
        <h1 className={styles.title} id="lp-title">
          <Phrases>{title}</Phrases>
        </h1>
        <p className={styles.lead}>
          <Phrases>{lead}</Phrases>
        </p>
      </div>
      <div className={styles.claims}>
        <Claims claims={claims} className={landing.heroClaims} />
        <Footnotes claims={claims} className={landing.heroFootnotes} />
      </div>
    </div>
  </section>
);

/** The form for any goods, and the way to the page of each (document 2, section 2). */
export default function LandingPages({ loaderData }: Route.ComponentProps) {
  const { words, pages, pagesLead, beforeSending } = loaderData;
  return (
    <>
      <div data-hides-banner>
        <Opening title={words.title} lead={words.lead} claims={words.claims} />
        <div className={styles.form}>
          <LandingForm lead={words.formLead} beforeSending={beforeSending} />
        </div>
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
