import { data, href, redirect } from 'react-router';
import { HEROES } from '#art/index/heroes.ts';
import { MEDIA } from '#art/index/media.ts';
import { PARTNERS } from '#art/index/partners.ts';
import { registerShop } from '#contract/calls/shops.ts';
import { FaqList, faqFacts } from '#host/blocks/faq/faq-list.tsx';
import { Marquee } from '#host/blocks/marquee/marquee.tsx';
import { Section } from '#host/blocks/section/section.tsx';
import { callWithStatus } from '#host/data/call.ts';
import { formOf } from '#host/data/form-of.ts';
import { badAnswer } from '#host/data/http.ts';
import { logFailure } from '#host/data/outcome.ts';
import { Breadcrumbs } from '#host/frame/breadcrumbs.tsx';
import type { PageHandle } from '#host/frame/page-handle.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { type Site, siteContext } from '#host/settings/context.ts';
import { ArtPicture } from '#host/ui/art-picture/art-picture.tsx';
import { problemsOf, type Rejected, readValues, type Values } from '#host/ui/form/form-rules.ts';
import { Icon } from '#host/ui/icon/icon.tsx';
import type { Route } from './+types/store.ts';
import { STORE, STORE_FAQ } from './messages.ts';
import { RegistrationForm } from './registration-form.tsx';
import { REGISTRATION, type RegistrationName } from './registration-rules.ts';
import { addressOfZip } from './use-zip-address.ts';
import '#host/ui/form/form-page.css';
import './store.css';

/** Passes a registration on to the API; only its own status leads to the thanks (document 1, section 2). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const values = readValues(REGISTRATION, form);
  const reject = (status: number, rejected: Omit<Rejected<RegistrationName>, 'values'>) =>
    data<Rejected<RegistrationName>>({ ...rejected, values }, { status });
  const problems = problemsOf(REGISTRATION, values);
  if (Object.keys(problems).length > 0) return reject(422, { failed: false, problems });
  try {
    await register(values, String(form.get('address') ?? ''), context.get(siteContext));
  } catch (error) {
    logFailure('registration', error);
    return reject(502, { failed: true, problems: {} });
  }
  return redirect(href('/store/thanks'));
}

/** @param found the address that the page has looked up; '' without scripts @throws CallError */
async function register(values: Values<RegistrationName>, found: string, { api, settings }: Site) {
  const address = found.trim() || (await addressOfZip(api, values.zipcode).catch(() => ''));
  const { status } = await callWithStatus(registerShop, {
    api,
    body: {
      medium_uuid: settings.mediumUuid,
      trial_company: { inflow: href('/store'), address, ...values, terms: true },
    },
  });
  if (status !== registerShop.status) throw badAnswer(status, 'the shop was not registered');
}

/** The breadcrumbs are below the hero. */
export const handle: PageHandle = {
  tone: 'dark',
  header: 'shop',
  breadcrumbs: false,
  cta: false,
  banner: 'none',
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: STORE.title,
    description: STORE.description,
    keywords: STORE.keywords,
    path: '/store',
    facts: [faqFacts(STORE_FAQ)],
  });

function Banner() {
  return (
    <a className="store-banner" href="#store-form">
      <span className="store-banner__free">{STORE.banner.free}</span>
      {STORE.banner.action}
      <Icon name="arrow" />
    </a>
  );
}

function Hero() {
  const { eyebrow, title, text } = STORE.hero;
  return (
    <section className="store-hero" aria-labelledby="store-title">
      <ArtPicture
        className="store-hero__picture"
        picture={HEROES['hero-gold']}
        phone={HEROES['hero-gold-phone']}
        sizes="100vw"
        priority
        decorative
      />
      <div className="store-hero__inner">
        <p className="store-hero__eyebrow">{eyebrow}</p>
        <h1 id="store-title">
          {title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p>{text}</p>
        <a className="button button--gold" href="#store-form">
          {STORE.banner.free}・{STORE.banner.action}
          <Icon name="arrow" />
        </a>
      </div>
    </section>
  );
}

function Claim() {
  const { title, text, prices } = STORE.claim;
  return (
    <Section title={title} lead={text} center>
      <dl className="store-prices">
        {prices.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface NumberedProps {
  items: readonly { title: string; text: string }[];
  className: string;
}

function Numbered({ items, className }: NumberedProps) {
  return (
    <ol className={`store-list ${className}`}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span className="store-list__number" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export default function Store({ actionData }: Route.ComponentProps) {
  const { reasons, guide, support, form } = STORE;
  return (
    <>
      <Hero />
      <Breadcrumbs />
      <Marquee label={STORE.partners} drawings={Object.values(PARTNERS)} distance="partners" />
      <Claim />
      <Section {...reasons} ground="sand">
        <Numbered items={reasons.items} className="store-list--two" />
      </Section>
      <Banner />
      <Marquee label={STORE.media} drawings={Object.values(MEDIA)} distance="media" showLabel />
      <Section {...guide}>
        <Numbered items={guide.steps} className="store-list--four" />
      </Section>
      <Banner />
      <Section {...support} ground="dark">
        <Numbered items={support.items} className="store-list--three" />
      </Section>
      <Section eyebrow="FAQ" title={STORE.faqTitle}>
        <FaqList faqs={STORE_FAQ} />
      </Section>
      <Section
        eyebrow={form.eyebrow}
        title={form.title}
        lead={form.lead}
        ground="sand"
        id="store-form"
        className="store-form"
      >
        <RegistrationForm returned={actionData} />
      </Section>
    </>
  );
}
