import { data } from 'react-router';
import { Hero, HeroEyebrow } from '../../blocks/hero/hero.tsx';
import { PlainSection, Section } from '../../blocks/section/section.tsx';
import { ERRORS, FRAME } from '../../frame/messages.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { absentPages, CAMPAIGN_PAGE } from '../../settings/absent-pages.ts';
import { siteContext } from '../../settings/context.ts';
import { operatorName } from '../../settings/operator-name.ts';
import { useSite } from '../../settings/use-site.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/campaign-gift.ts';
import styles from './campaign-gift.module.css';
import { campaignMonth } from './campaign-month.ts';
import { CAMPAIGN_GIFT } from './messages.ts';

/** The campaign runs in the current month, computed for each visit. */
export function loader({ context }: Route.LoaderArgs) {
  if (absentPages(context.get(siteContext)).includes(CAMPAIGN_PAGE))
    throw data(ERRORS.unknownPath, { status: 404 });
  const { year, month, lastDay } = campaignMonth(new Date());
  return { period: CAMPAIGN_GIFT.period.text(year, month, lastDay) };
}

export const handle: PageHandle = { tone: 'dark', contents: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: CAMPAIGN_GIFT.title,
    description: CAMPAIGN_GIFT.description,
    keywords: CAMPAIGN_GIFT.keywords,
    path: CAMPAIGN_PAGE,
    image: 'social-campaign',
  });

function CampaignHero({ period }: { period: string }) {
  const { hero } = CAMPAIGN_GIFT;
  return (
    <Hero
      id="campaign-title"
      picture="hero-gift"
      above={<HeroEyebrow>{hero.eyebrow}</HeroEyebrow>}
      lines={hero.title}
      className={styles.hero}
      hidesBanner
    >
      <p>
        <Phrases>{hero.text}</Phrases>
      </p>
      <p className={styles.heroPeriod}>
        {CAMPAIGN_GIFT.period.title} <strong>{period}</strong>
      </p>
      <Link className={buttonClass('gold')} to="/form/">
        {hero.button}
        <Icon name="arrow" />
      </Link>
    </Hero>
  );
}

function SurveyLink() {
  const { surveyUrl } = useSite().settings;
  const { survey, external, notOpen } = CAMPAIGN_GIFT.steps;
  if (!surveyUrl) return <p>{notOpen}</p>;
  return (
    <a className={buttonClass('line', 'small')} href={surveyUrl} target="_blank" rel="noopener">
      <Phrases>{`${survey}（${external}）`}</Phrases>
      <Icon name="external" />
      <span className="visually-hidden">{FRAME.opensNewTab}</span>
    </a>
  );
}

/** The most important facts: period, participants, reward. */
function Outline({ period }: { period: string }) {
  const { eligible, reward } = CAMPAIGN_GIFT;
  const rows = [
    { title: CAMPAIGN_GIFT.period.title, text: period },
    { title: eligible.title, text: eligible.text },
    { title: reward.title, text: reward.text },
  ];
  return (
    <dl className={styles.outline}>
      {rows.map(({ title, text }) => (
        <div key={title}>
          <dt>
            <Phrases>{title}</Phrases>
          </dt>
          <dd>
            <Phrases>{text}</Phrases>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The e-mail address of the campaign's office, or the contact form where it has none. */
function Office({ mail }: { mail: string }) {
  const { contact } = CAMPAIGN_GIFT;
  if (!mail) return <Link to="/contact">{contact.form}</Link>;
  return <a href={`mailto:${mail}?subject=${encodeURIComponent(contact.subject)}`}>{mail}</a>;
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export default function CampaignGift({ loaderData: { period } }: Route.ComponentProps) {
  const { settings } = useSite();
  const { steps, exclusions, notes, contact } = CAMPAIGN_GIFT;
  return (
    <>
      <CampaignHero period={period} />
      <PlainSection>
        <Outline period={period} />
      </PlainSection>
      <Section title={steps.title} ground="sand">
        <ol className={styles.steps}>
          {steps.items.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.stepsNumber} aria-hidden="true">
                {index + 1}
              </span>
              <h3>
                <Phrases>{title}</Phrases>
              </h3>
              <p>{text}</p>
              {index === 1 && <SurveyLink />}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={exclusions.title} lead={exclusions.lead} head="aside">
        <List items={exclusions.items} />
      </Section>
      <Section title={notes.title} ground="sand" head="aside">
        <List items={notes.items(operatorName(settings))} />
      </Section>
      <Section title={contact.title} head="aside">
        <p>
          {contact.office}：<Office mail={settings.campaignMail} />
        </p>
      </Section>
    </>
  );
}
