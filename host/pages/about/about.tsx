import { Link } from 'react-router';
import { Footnotes } from '#host/blocks/claims/footnotes.tsx';
import { NoteLink } from '#host/blocks/claims/note-link.tsx';
import { Hero, HeroEyebrow } from '#host/blocks/hero/hero.tsx';
import { Section } from '#host/blocks/section/section.tsx';
import { organisationFacts } from '#host/frame/facts.ts';
import type { PageHandle } from '#host/frame/page-handle.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { StructuredData } from '#host/frame/structured-data.tsx';
import { useSite } from '#host/settings/use-site.ts';
import { buttonClass } from '#host/ui/button/button.ts';
import { Icon } from '#host/ui/icon/icon.tsx';
import { Phrases } from '#host/ui/phrases/phrases.tsx';
import type { Route } from './+types/about.ts';
import styles from './about.module.css';
import { ABOUT } from './messages.ts';

export const handle: PageHandle = { tone: 'dark', contents: [] };

export const meta: Route.MetaFunction = ({ matches }) => {
  const [{ loaderData: root }] = matches;
  return pageMeta(matches, {
    title: ABOUT.title(root.settings.productName),
    full: true,
    description: ABOUT.description,
    keywords: ABOUT.keywords,
    path: '/about',
  });
};

function AboutHero({ product }: { product: string }) {
  const { eyebrow, lines, text } = ABOUT.hero;
  return (
    <Hero
      id="about-title"
      picture="hero-antique"
      above={<HeroEyebrow lang="en">{eyebrow}</HeroEyebrow>}
      lines={lines}
      className={styles.hero}
      hidesBanner
    >
      <p className={styles.heroText}>
        <Phrases>{text(product)}</Phrases>
      </p>
    </Hero>
  );
}

function Mission() {
  const { eyebrow, title, paragraphs } = ABOUT.mission;
  return (
    <Section eyebrow={eyebrow} title={title}>
      <div className={styles.mission}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}

function Story() {
  const { eyebrow, title, items } = ABOUT.story;
  return (
    <Section eyebrow={eyebrow} title={title} ground="dark">
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
    eyebrow: string;
    title: string;
    lead?: string;
    items: readonly { title: string; text: string }[];
  };
  ground?: 'sand';
}

function Cards({ section: { eyebrow, title, lead, items }, ground }: CardsProps) {
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} ground={ground}>
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
    </Section>
  );
}

function Numbers({ product }: { product: string }) {
  const { eyebrow, title, items, footnotes } = ABOUT.numbers;
  return (
    <Section eyebrow={eyebrow} title={title(product)} ground="sand">
      <dl className={styles.numbers}>
        {items.map(({ label, value, unit, note }) => (
          <div key={label}>
            <dt>
              {label}
              {note > 0 && <NoteLink note={note} />}
            </dt>
            <dd>
              {value}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <Footnotes notes={footnotes} className={styles.numbersNotes} />
    </Section>
  );
}

export default function About() {
  const site = useSite();
  const { productName } = site.settings;
  return (
    <>
      <AboutHero product={productName} />
      <Mission />
      <Story />
      <Cards section={ABOUT.promises} />
      <Numbers product={productName} />
      <Cards section={ABOUT.screening} />
      <p className={styles.more}>
        <Link className={buttonClass('line')} to="/partners">
          {ABOUT.screening.more}
          <Icon name="arrow" />
        </Link>
      </p>
      <StructuredData facts={[organisationFacts(site)]} />
    </>
  );
}
