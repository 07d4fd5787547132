import { data, href, redirectDocument } from 'react-router';
import { MEDIA } from '#art/index/media.ts';
import { registerShop } from '#contract/calls/shops.ts';
import { withClaims } from '#contract/site/claims.ts';
import type { PublishedLogo } from '#contract/site/site-content.ts';
import { EvidenceLink } from '../../blocks/claims/evidence-link.tsx';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { FaqList, faqFacts } from '../../blocks/faq/faq-list.tsx';
import { Hero, HeroEyebrow } from '../../blocks/hero/hero.tsx';
import { Logos } from '../../blocks/logos/logos.tsx';
import { PartnerLogos } from '../../blocks/logos/partner-logos.tsx';
import { Marquee } from '../../blocks/marquee/marquee.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { callWithStatus } from '../../data/call.ts';
import { formOf } from '../../data/form-of.ts';
import { badAnswer } from '../../data/http.ts';
import { logFailure, statusOfFailure } from '../../data/outcome.ts';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { StructuredData } from '../../frame/structured-data.tsx';
import { type Site, siteContext } from '../../settings/context.ts';
import { useSite } from '../../settings/use-site.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { problemsOf, type Rejected, readValues, type Values } from '../../ui/form/form-rules.ts';
import { keptOnFailure } from '../../ui/form/kept-on-failure.ts';
import { isOfRobot } from '../../ui/form/robot-trap.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/store.ts';
import { STORE, STORE_FAQ } from './messages.ts';
import { RegistrationForm } from './registration-form.tsx';
import { REGISTRATION_RULES, type RegistrationName } from './registration-rules.ts';
import styles from './store.module.css';
import { addressOfZip } from './use-zip-address.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { partners, press } = site.content;
  const { description, hero, claim, reasons, support } = STORE;
  const words = withClaims(
    {
      description,
      text: hero.text,
      partners: STORE.partners,
      claim,
      reasons: reasons.items,
      support,
      faqs: STORE_FAQ,
    },
    await madeClaims(site),
  );
  return { partners, press, words };
}

/** The words stay as they are; asking for them again without a network would show the error screen. */
export const shouldRevalidate = () => false;

/** A registration that cannot reach the site stays where it is. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keptOnFailure(REGISTRATION_RULES, request, serverAction);

/** Passes a registration on to the API; only its own status leads to the thanks (document 1, section 2). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const values = readValues(REGISTRATION_RULES, form);
  const reject = (status: number, rejection: Omit<Rejected<RegistrationName>, 'values'>) =>
    data<Rejected<RegistrationName>>({ ...rejection, values }, { status });
  const problems = problemsOf(REGISTRATION_RULES, values);
  if (Object.keys(problems).length > 0) return reject(422, { failed: false, problems });
  const site = context.get(siteContext);
  if (isOfRobot(form, site.leastFillMs)) return reject(422, { failed: true, problems });
  try {
    await register(values, String(form.get('address') ?? ''), site);
  } catch (error) {
    logFailure('registration', error);
    return reject(statusOfFailure(error), { failed: true, problems: {} });
  }
  return redirectDocument(href('/store/thanks'));
}

/** @param found the address that the page has looked up; '' without scripts @throws CallError */
async function register(
  values: Values<RegistrationName>,
  formAddress: string,
  { api, visitor, settings }: Site,
) {
  const address = formAddress.trim() || (await addressOfZip(api, values.zipcode).catch(() => ''));
  const { status } = await callWithStatus(registerShop, {
    api,
    visitor,
    body: {
      medium_uuid: settings.mediumUuid,
      trial_company: { inflow: href('/store'), address, ...values, terms: true },
    },
  });
  if (status !== registerShop.status) throw badAnswer(status, 'the shop was not registered');
}

/** The breadcrumbs are below the hero. */
export const handle: PageHandle = {
  live: true,
  tone: 'dark',
  header: 'shop',
  breadcrumbs: false,
  cta: false,
  banner: 'none',
};

export const meta: Route.MetaFunction = ({ loaderData: { words }, matches }) =>
  pageMeta(matches, {
    title: STORE.title,
    description: words.description,
    keywords: STORE.keywords,
    path: '/store',
  });

function Banner() {
  return (
    <a className={classes(styles.banner, 'not-printed')} href="#store-form">
      <span className={styles.bannerFree}>{STORE.banner.free}</span>
      {STORE.banner.action}
      <Icon name="arrow" />
    </a>
  );
}

function StoreHero({ text }: { text: string }) {
  const { eyebrow, title } = STORE.hero;
  return (
    <Hero
      id="store-title"
      picture="hero-gold"
      above={<HeroEyebrow>{eyebrow}</HeroEyebrow>}
      lines={title}
      className={styles.hero}
    >
      <p>
        <Phrases>{text}</Phrases>
      </p>
      <a className={classes(buttonClass('gold'), styles.heroButton)} href="#store-form">
        {STORE.banner.free}・{STORE.banner.action}
        <Icon name="arrow" />
      </a>
    </Hero>
  );
}

function Claim({ title, text, prices }: typeof STORE.claim) {
  return (
    <Section title={title} lead={text}>
      <dl className={styles.prices}>
        {prices.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.evidence}>
        <EvidenceLink />
      </p>
    </Section>
  );
}

/** Media that have written about the site, or examples until there is an operator (document 1, section 2). */
function Press({ logos }: { logos: readonly PublishedLogo[] }) {
  const { operator } = useSite().settings;
  if (logos.length > 0) return <Logos label={STORE.media} logos={logos} />;
  if (operator) return null;
  return <Marquee label={STORE.media} drawings={Object.values(MEDIA)} look="pictures" example />;
}

const COLUMNS = { 2: styles.listTwo, 3: styles.listThree, 4: styles.listFour };

interface NumberedProps {
  items: readonly { title: string; text: string }[];
  columns: 2 | 3 | 4;
}

function Numbered({ items, columns }: NumberedProps) {
  return (
    <ol className={classes(styles.list, COLUMNS[columns])}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.listNumber} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3>
            <Phrases>{title}</Phrases>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export default function Store({ actionData, loaderData }: Route.ComponentProps) {
  const { reasons, guide, form } = STORE;
  const { words } = loaderData;
  const { operator } = useSite().settings;
  return (
    <>
      <StoreHero text={words.text} />
      <Breadcrumbs />
      <PartnerLogos label={words.partners} logos={loaderData.partners} />
      <Claim {...words.claim} />
      <Section title={(operator ? reasons.features : reasons.title)(words.reasons.length)} ground="sand">
        <Numbered items={words.reasons} columns={2} />
        <Banner />
      </Section>
      <Press logos={loaderData.press} />
      <Section {...guide}>
        <Numbered items={guide.steps} columns={4} />
        <Banner />
      </Section>
      <Section {...words.support} ground="sand">
        <Numbered items={words.support.items} columns={3} />
      </Section>
      <Section title={STORE.faqTitle} head="aside">
        <FaqList faqs={words.faqs} />
      </Section>
      <Section title={form.title} lead={form.lead} ground="sand" id="store-form" width="form">
        <RegistrationForm returned={actionData} />
      </Section>
      <StructuredData facts={[faqFacts(words.faqs)]} />
    </>
  );
}
