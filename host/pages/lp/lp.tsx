import { Fragment } from 'react';
import { data } from 'react-router';
import { RESULTS } from '#art/index/results.ts';
import { withClaims } from '#contract/site/claims.ts';
import type { Picture } from '#contract/site/picture.ts';
import { mostQuotes } from '#contract/site/shop-facts.ts';
import type { PublishedResult } from '#contract/site/site-content.ts';
import { FORM_LEAD } from '../../blocks/appraisal-form/messages.ts';
import { BeforeSending } from '../../blocks/before-sending/before-sending.tsx';
import {
  type BeforeSendingData,
  loadBeforeSending,
} from '../../blocks/before-sending/load-before-sending.server.ts';
import { Claims, type ShownClaim } from '../../blocks/claims/claims.tsx';
import { Footnotes } from '../../blocks/claims/footnotes.tsx';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { FaqList, faqFacts } from '../../blocks/faq/faq-list.tsx';
import { Hero } from '../../blocks/hero/hero.tsx';
import { PartnerLogos } from '../../blocks/logos/partner-logos.tsx';
import { Numbered } from '../../blocks/numbered/numbered.tsx';
import { REASONS } from '../../blocks/reasons/messages.ts';
import { Reasons } from '../../blocks/reasons/reasons.tsx';
import { ResultList } from '../../blocks/results/result-list.tsx';
import { Section, SectionMore } from '../../blocks/section/section.tsx';
import { shownVoices } from '../../blocks/voices/shown-voices.server.ts';
import type { ShownVoice } from '../../blocks/voices/voice.ts';
import { ERRORS } from '../../frame/messages.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { StructuredData } from '../../frame/structured-data.tsx';
import { siteContext } from '../../settings/context.ts';
import { ArtDrawing, ArtPicture } from '../../ui/art-picture/art-picture.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { classes } from '../../ui/classes.ts';
import { ExampleMark } from '../../ui/example-mark/example-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/lp.ts';
import { claimsOfGoods } from './claims-of-goods.ts';
import { FORM_ID } from './frame.ts';
import { LandingForm } from './landing-form.tsx';
import styles from './lp.module.css';
import { LP } from './messages.ts';
import { isLandingPath, LANDING_PAGES } from './words/index.ts';
import type { LandingPage } from './words/landing-page.ts';

/** Document 1, section 2: at this width or less the gallery is a carousel. */
const NARROW = '(max-width: 40em)';

const galleryOf = ({ results }: LandingPage): Picture[] =>
  Object.values(RESULTS).filter(({ name }) => name.startsWith(`achievement-${results}-`));

/** The words and pictures come as data, so that browsers need not load those of the other landing pages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const path = params['*'].replace(/\/+$/, '');
  if (!isLandingPath(path)) throw data(ERRORS.unknownPath, { status: 404 });
  const site = context.get(siteContext);
  const { voices, results, partners } = site.content;
  const hasExamples = site.settings.operator === undefined;
  const claims = madeClaims(site, LANDING_PAGES[path].category);
  const [claimSet, beforeSending] = await Promise.all([claims, loadBeforeSending(site, claims)]);
  const page = withClaims<LandingPage>(LANDING_PAGES[path], claimSet);
  const most = mostQuotes(claimSet.shops);
  return {
    path,
    page: isSeveral(most) ? page : { ...page, hero: { ...page.hero, lines: LP.single } },
    words: withClaims(
      {
        claims: claimsOfGoods(claimSet.shops),
        reasons: REASONS.items,
        formLead: FORM_LEAD,
        gallery: LP.results.lead,
      },
      claimSet,
    ),
    /** The shops that a seller can hear from; undefined where nobody counts. */
    most,
    beforeSending,
    partners,
    gallery: hasExamples ? galleryOf(page) : [],
    results: results.filter(({ category }) => category === page.category),
    voices: shownVoices(voices, hasExamples ? page.voices : []),
  };
}

export { handle } from './frame.ts';

export const meta: Route.MetaFunction = ({ loaderData: { path, page }, matches }) => {
  const { title, description, keywords, social } = page;
  return pageMeta(matches, {
    title,
    description,
    keywords,
    path: `/lp/${path}`,
    image: social,
  });
};

function ToForm({ children }: { children: string }) {
  return (
    <a className={classes(buttonClass('gold'), styles.button)} href={`#${FORM_ID}`}>
      <Phrases>{children}</Phrases>
      <Icon name="arrow" />
    </a>
  );
}

/** Fewer quotes are no comparison. */
const FEWEST_COMPARED = 2;

/** @param most the shops that a seller can hear from; undefined where nobody counts */
const isSeveral = (most = FEWEST_COMPARED) => most >= FEWEST_COMPARED;

/** Asks to be told once somebody buys the goods. */
const ToContact = ({ goods, look }: { goods: string; look: 'gold' | 'ink' }) => (
  <Link
    className={classes(buttonClass(look), look === 'gold' && styles.button)}
    to={`/contact?goods=${encodeURIComponent(goods)}`}
  >
    {LP.nobody.tell}
    <Icon name="arrow" />
  </Link>
);

interface LandingHeroProps {
  page: LandingPage;
  claims: readonly ShownClaim[];
  /** The shops that a seller can hear from; undefined where nobody counts. */
  most: number | undefined;
}

function LandingHero({ page, claims, most }: LandingHeroProps) {
  const { hero, picture } = page;
  return (
    <Hero
      id="lp-title"
      picture={`hero-${picture}`}
      above={<p className={styles.heroLabel}>{isSeveral(most) ? LP.heroLabel : LP.singleLabel}</p>}
      lines={hero.lines}
      className={styles.hero}
      hidesBanner
    >
      <p className={styles.heroText}>
        <Phrases>{hero.text}</Phrases>
      </p>
      <Claims claims={claims} className={styles.heroClaims} />
      {most === 0 ? (
        <ToContact goods={page.goods} look="gold" />
      ) : (
        <ToForm>{isSeveral(most) ? LP.buttons.start : LP.buttons.startSingle}</ToForm>
      )}
      <p className={styles.heroNotes}>
        <Phrases>{LP.notes.join('　／　')}</Phrases>
      </p>
      <Footnotes claims={claims} className={styles.heroFootnotes} />
    </Hero>
  );
}

/** Nobody buys such goods yet. */
function NobodyBuys({ page: { goods } }: { page: LandingPage }) {
  return (
    <Section title={LP.nobody.title(goods)} lead={LP.nobody.text(goods)} head="center">
      <SectionMore>
        <ToContact goods={goods} look="ink" />
      </SectionMore>
    </Section>
  );
}

function Points({ page: { goods, points } }: { page: LandingPage }) {
  return (
    <Section title={LP.points.title(goods)} head="aside">
      <Numbered items={points} />
    </Section>
  );
}

interface PublishedProps {
  page: LandingPage;
  published: readonly PublishedResult[];
}

function PublishedResults({ page: { goods }, published }: PublishedProps) {
  return (
    <Section title={LP.results.title(goods)} ground="sand">
      <ResultList results={published} />
      <SectionMore>
        <ToForm>{LP.buttons.compare(goods)}</ToForm>
      </SectionMore>
    </Section>
  );
}

interface GalleryProps {
  page: LandingPage;
  pictures: readonly Picture[];
  lead: string;
}

function Gallery({ page: { goods }, pictures, lead }: GalleryProps) {
  return (
    <Section title={LP.results.title(goods)} lead={lead} ground="sand" example>
      <Carousel
        label={LP.results.title(goods)}
        className={styles.gallery}
        delay={6000}
        pagination
        when={NARROW}
      >
        {pictures.map((picture, index) => (
          <figure key={picture.name}>
            <ArtPicture
              picture={{ ...picture, alt: LP.results.alt(index + 1) }}
              sizes="(max-width: 640px) 90vw, 350px"
            />
            <figcaption>
              <Phrases>{picture.alt}</Phrases>
            </figcaption>
          </figure>
        ))}
      </Carousel>
      <SectionMore>
        <ToForm>{LP.buttons.compare(goods)}</ToForm>
      </SectionMore>
    </Section>
  );
}

function Checkpoints({ page: { goods, checkpoints } }: { page: LandingPage }) {
  const { title, lead } = LP.checkpoints;
  return (
    <Section title={title(goods)} lead={lead} head="aside">
      <ul className={styles.checks}>
        {checkpoints.map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Voices({ voices }: { voices: readonly ShownVoice[] }) {
  const isExample = voices.some(({ drawing }) => drawing);
  return (
    <Section title={LP.voices.title}>
      <ul className={styles.voices}>
        {voices.map(({ drawing, title, text, person }, index) => (
          <li key={title}>
            {drawing && <ArtDrawing drawing={{ ...drawing, alt: LP.voices.alt(index + 1) }} height={112} />}
            <div>
              <h3>
                <Phrases>{title}</Phrases>
              </h3>
              <p className={styles.voicesPerson}>
                {person} {isExample && <ExampleMark />}
              </p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {isExample && <p className={styles.voicesNote}>{LP.voices.note}</p>}
    </Section>
  );
}

interface FormSectionProps {
  page: LandingPage;
  most: number | undefined;
  /** The words in the form itself. */
  formLead: string;
  beforeSending: BeforeSendingData | undefined;
}

function FormSection({ page, most, formLead, beforeSending }: FormSectionProps) {
  const { goods, category, selection } = page;
  return (
    <div data-hides-banner>
      <Section title={LP.formTitle(goods, most)} head="over form" id={FORM_ID} width="screen">
        <LandingForm
          lead={formLead}
          category={category}
          selection={selection}
          beforeSending={beforeSending}
        />
      </Section>
    </div>
  );
}

/** The key is the path, so that another landing page starts with a new form. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  const { path, page, words, most, beforeSending, partners, gallery, results, voices } = loaderData;
  return (
    <Fragment key={path}>
      <LandingHero page={page} claims={words.claims} most={most} />
      {most === 0 && <NobodyBuys page={page} />}
      <PartnerLogos label={LP.marqueeLabel} logos={partners} />
      {isSeveral(most) && <Points page={page} />}
      {beforeSending && <BeforeSending data={beforeSending} form={FORM_ID} />}
      {results.length > 0 && <PublishedResults page={page} published={results} />}
      {results.length === 0 && gallery.length > 0 && (
        <Gallery page={page} pictures={gallery} lead={words.gallery} />
      )}
      <Checkpoints page={page} />
      <Reasons items={words.reasons} />
      {voices.length > 0 && <Voices voices={voices} />}
      <FormSection page={page} most={most} formLead={words.formLead} beforeSending={beforeSending} />
      <Section title={LP.faq.title(page.goods)} ground="sand" head="aside">
        <FaqList faqs={page.faq} />
        <SectionMore>
          <ToForm>{LP.buttons.toForm}</ToForm>
        </SectionMore>
      </Section>
      <StructuredData facts={[faqFacts(page.faq)]} />
    </Fragment>
  );
}
