import type { ReactNode } from 'react';
import { claimRow, isMade, withClaims } from '#contract/site/claims.ts';
import { isListEmpty } from '#contract/site/shop-facts.ts';
import { BeforeSending } from '../../blocks/before-sending/before-sending.tsx';
import { loadBeforeSending } from '../../blocks/before-sending/load-before-sending.server.ts';
import { Footnotes } from '../../blocks/claims/footnotes.tsx';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { NoteLink } from '../../blocks/claims/note-link.tsx';
import { Hero } from '../../blocks/hero/hero.tsx';
import { Section, SectionMore } from '../../blocks/section/section.tsx';
import { organisationFacts } from '../../frame/facts.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { StructuredData } from '../../frame/structured-data.tsx';
import { siteContext } from '../../settings/context.ts';
import { useSite } from '../../settings/use-site.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/about.ts';
import styles from './about.module.css';
import { type AboutWords, aboutWords } from './messages.ts';

/** The words come as data: the page's HTML holds them already, its scripts need not. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const claims = madeClaims(site);
  const [claimSet, beforeSending] = await Promise.all([claims, loadBeforeSending(site, claims)]);
  return {
    beforeSending,
    words: withClaims(aboutWords(site.settings.productName), claimSet),
    hasShops: !isListEmpty(claimSet.shops),
    hasHistory: isMade('first', claimSet) && isMade('cumulative', claimSet),
  };
}

export const handle: PageHandle = { tone: 'dark', contents: ['shops'] };

export const meta: Route.MetaFunction = ({ loaderData: { words, hasHistory }, matches }) =>
  pageMeta(matches, {
    title: words.title,
    full: true,
    description: hasHistory ? words.description : words.plainDescription,
    keywords: words.keywords,
    path: '/about',
  });

/** A single number does not fill a section. */
const FEWEST_NUMBERS = 2;

/** Up to this number they do not fill the page; their heading stands beside them. */
const FEW_NUMBERS = 3;

function AboutHero({ lines, text }: AboutWords['hero']) {
  return (
    <Hero id="about-title" picture="hero-antique" lines={lines} className={styles.hero} hidesBanner>
      <p className={styles.heroText}>
        <Phrases>{text}</Phrases>
      </p>
    </Hero>
  );
}

function Mission({ title, paragraphs }: AboutWords['mission']) {
  return (
    <Section title={title} head="aside">
      <div className={styles.mission}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}

function Story({ title, items }: AboutWords['story']) {
  return (
    <Section title={title} ground="dark">
      <ol className={styles.story}>
        {items.map(({ when, title: headline, text }) => (
          <li key={when}>
            <p className={styles.storyWhen}>{when}</p>
            <h3>
              <Phrases>{headline}</Phrases>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface CardsProps {
  section: {
    title: string;
    lead?: string;
    items: readonly { title: string; text: string }[];
  };
  children?: ReactNode;
}

function Cards({ section: { title, lead, items }, children }: CardsProps) {
  return (
    <Section title={title} lead={lead}>
      <ul className={styles.cards}>
        {items.map(({ title: headline, text }) => (
          <li key={headline}>
            <h3>
              <Phrases>{headline}</Phrases>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

interface NumbersProps {
  title: string;
  items: readonly AboutWords['numbers']['items'][number][];
}

function Numbers({ title, items }: NumbersProps) {
  return (
    <Section title={title} ground="sand" head={items.length > FEW_NUMBERS ? 'above' : 'aside'}>
      <dl className={styles.numbers}>
        {items.map(({ claim, label, value, unit }) => (
          <div key={label}>
            <dt>
              <Phrases>{label}</Phrases>
              <NoteLink note={claimRow(claim).note} />
            </dt>
            <dd>
              {value}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <Footnotes claims={items} className={styles.numbersNotes} />
    </Section>
  );
}

export default function About({
  loaderData: { words, hasShops, hasHistory, beforeSending },
}: Route.ComponentProps) {
  const site = useSite();
  const { title, items } = words.numbers;
  // A number that holds for some requests only is not said here.
  const numbers = items.filter(({ value }) => value.length > 0);
  return (
    <>
      <AboutHero {...words.hero} />
      <Mission {...words.mission} />
      {hasHistory && <Story {...words.story} />}
      <Cards section={words.promises} />
      {beforeSending && <BeforeSending data={beforeSending} />}
      {numbers.length >= FEWEST_NUMBERS && <Numbers title={title} items={numbers} />}
      <Cards section={words.screening}>
        {hasShops && (
          <SectionMore>
            <Link className={buttonClass('line')} to="/partners">
              {words.screening.more}
              <Icon name="arrow" />
            </Link>
          </SectionMore>
        )}
      </Cards>
      <StructuredData facts={[organisationFacts(site)]} />
    </>
  );
}
