import { data, href } from 'react-router';
import { RESULTS } from '#art/index/results.ts';
import { CATEGORIES, CATEGORY_KEYS, slugOf } from '#contract/goods/categories.ts';
import { withClaims } from '#contract/site/claims.ts';
import { isListEmpty } from '#contract/site/shop-facts.ts';
import { hasOwnRequests } from '../../blocks/before-sending/load-before-sending.server.ts';
import { SAMPLE_PAGE } from '../../blocks/before-sending/messages.ts';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { ResultList } from '../../blocks/results/result-list.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { categoryLabel } from '../../frame/labels.ts';
import { ERRORS } from '../../frame/messages.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { absentPages, RESULTS_PAGE } from '../../settings/absent-pages.ts';
import { siteContext } from '../../settings/context.ts';
import { ArtPicture } from '../../ui/art-picture/art-picture.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { landingOf } from '../lp/words/landing-of.ts';
import type { Route } from './+types/achievements.ts';
import styles from './achievements.module.css';
import { ACHIEVEMENTS } from './messages.ts';

/** The categories of the gallery, in the order in which it cycles through them (document 1, section 2). */
const CYCLE = ['watch', 'bag', 'jewelry', 'camera', 'alcohol', 'antique', 'preciousMetal'] as const;
const EACH = [1, 2, 3, 4, 5, 6] as const;

/** 42 results: one of each category, six times over. */
const ROUNDS = EACH.map((number) =>
  CYCLE.map((key) => {
    const { label } = CATEGORIES[key];
    const slug = slugOf(key);
    return { slug, label, picture: RESULTS[`achievement-${slug}-${number}`] };
  }),
);

type Item = (typeof ROUNDS)[number][number];

/** The place of the large picture in each round: never twice the same category. */
const LARGE = [0, 5, 1, 3, 2, 4];
/** After so many rounds, a phone has scrolled through two screens. */
const ROUNDS_OF_PART = 2;
const FIRST_COUNT = ROUNDS_OF_PART * CYCLE.length;

const isSlug = (text: string) => CATEGORY_KEYS.some((key) => slugOf(key) === text);

const pathOf = (slug: string) => href('/achievements/:category?', slug ? { category: slug } : {});

export async function loader({ params, context }: Route.LoaderArgs) {
  const { category = '' } = params;
  if (category && !isSlug(category)) throw data(ERRORS.unknownPath, { status: 404 });
  const site = context.get(siteContext);
  const { content, settings } = site;
  const { results } = content;
  const published = results.filter((result) => !category || slugOf(result.category) === category);
  const hasExamples = results.length === 0 && !settings.operator;
  const absent = absentPages(site);
  const label = categoryLabel(category) ?? '';
  const words = {
    lead: ACHIEVEMENTS.lead,
    description: label ? ACHIEVEMENTS.descriptionOf(label) : ACHIEVEMENTS.description,
  };
  const current = CATEGORY_KEYS.find((key) => slugOf(key) === category);
  const categories = CATEGORY_KEYS.map((key) => slugOf(key)).filter(
    (slug) => slug === category || !absent.includes(pathOf(slug)),
  );
  const claimSet = await madeClaims(site, current);
  return {
    category,
    categories: absent.includes(RESULTS_PAGE) ? [] : categories,
    ways: {
      landing: current && landingOf(current),
      hasSample: hasOwnRequests(settings),
      hasShops: !isListEmpty(claimSet.shops),
    },
    hasExamples,
    published,
    words: withClaims(words, claimSet),
  };
}

export const handle: PageHandle = { contents: ['shops'] };

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const { category = '' } = params;
  const label = categoryLabel(category) ?? '';
  return pageMeta(matches, {
    title: label ? ACHIEVEMENTS.titleOf(label) : ACHIEVEMENTS.title,
    description: loaderData?.words.description ?? '',
    keywords: label ? ACHIEVEMENTS.keywordsOf(label) : ACHIEVEMENTS.keywords,
    path: pathOf(category),
    // There is nothing to read there yet.
    noindex: loaderData?.published.length === 0,
  });
};

interface CategoryChipsProps {
  /** The slugs of those that have results. */
  categories: readonly string[];
  current: string;
}

function CategoryChips({ categories, current }: CategoryChipsProps) {
  const chips = ['', ...categories].map((slug) => ({
    to: pathOf(slug),
    label: slug ? (categoryLabel(slug) ?? slug) : ACHIEVEMENTS.all,
    isCurrent: slug === current,
  }));
  return (
    <div className={styles.chips}>
      <Chips label={ACHIEVEMENTS.categories} chips={chips} />
    </div>
  );
}

interface ResultProps {
  item: Item;
  /** True if the result is as large as four others. */
  isLarge: boolean;
  priority: boolean;
}

function Result({ item: { label, picture }, isLarge, priority }: ResultProps) {
  return (
    <li className={isLarge ? styles.large : undefined}>
      <figure>
        <ArtPicture
          picture={picture}
          sizes={isLarge ? '(max-width: 47.9375em) 100vw, 440px' : '(max-width: 47.9375em) 50vw, 210px'}
          priority={priority}
          decorative
        />
        <figcaption>
          <span className={styles.category}>{label}</span>
          <Phrases>{picture.alt}</Phrases>
        </figcaption>
      </figure>
    </li>
  );
}

/** Two large pictures, and the others between them. */
const Triptych = ({ items }: { items: readonly Item[] }) => (
  <ul className={classes(styles.gallery, styles.triptych)}>
    {items.map((item, index) => (
      <Result
        item={item}
        isLarge={index === 0 || index === items.length - 1}
        priority={index === 0}
        key={item.picture.name}
      />
    ))}
  </ul>
);

const PARTS = Array.from({ length: ROUNDS.length / ROUNDS_OF_PART }, (_, part) => part * ROUNDS_OF_PART);

function Part({ start, words }: { start: number; words: (typeof ACHIEVEMENTS.between)[number] | undefined }) {
  return (
    <section className={styles.part}>
      {words && (
        <div className={styles.words}>
          <h2>
            <Phrases>{words.title}</Phrases>
          </h2>
          <p>
            <Phrases>{words.text}</Phrases>
          </p>
        </div>
      )}
      {ROUNDS.slice(start, start + ROUNDS_OF_PART).map((round, index) => (
        <ul className={styles.gallery} key={round[0]?.picture.name}>
          {round.map((item, place) => (
            <Result
              item={item}
              isLarge={place === LARGE[start + index]}
              priority={start + index === 0 && place === 0}
              key={item.picture.name}
            />
          ))}
        </ul>
      ))}
    </section>
  );
}

/** All pictures, in parts with a few words between them. The first part is seen at once. */
function AllRounds() {
  const [first = 0, ...others] = PARTS;
  return (
    <>
      <Part start={first} words={undefined} />
      <details className={styles.others}>
        <summary className={buttonClass('line')}>
          {ACHIEVEMENTS.others(ROUNDS.flat().length - FIRST_COUNT)}
          <Icon name="down" />
        </summary>
        {others.map((start, index) => (
          <Part start={start} words={ACHIEVEMENTS.between[index]} key={start} />
        ))}
      </details>
    </>
  );
}

interface ToComeProps {
  label: string;
  ways: Route.ComponentProps['loaderData']['ways'];
}

/** In the place of results that an operator does not have yet: their contents, and two ways on. */
function ToCome({ label, ways: { landing, hasSample, hasShops } }: ToComeProps) {
  const { title, rows, note } = ACHIEVEMENTS.contents;
  return (
    <Section title={title} head="aside">
      <dl className={styles.contents}>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Phrases>{text}</Phrases>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.contentsNote}>{note}</p>
      <p className={styles.ways}>
        {hasSample && (
          <Link className={buttonClass('ink')} to={SAMPLE_PAGE}>
            <Phrases>{ACHIEVEMENTS.toSample}</Phrases>
            <Icon name="arrow" />
          </Link>
        )}
        {landing ? (
          <Link className={buttonClass('line')} to={landing}>
            <Phrases>{ACHIEVEMENTS.toLanding(label)}</Phrases>
            <Icon name="arrow" />
          </Link>
        ) : (
          hasShops && (
            <Link className={buttonClass('line')} to="/partners">
              <Phrases>{ACHIEVEMENTS.toShops}</Phrases>
              <Icon name="arrow" />
            </Link>
          )
        )}
      </p>
    </Section>
  );
}

export default function Achievements({
  loaderData: { category, categories, ways, hasExamples, published, words },
}: Route.ComponentProps) {
  const label = categoryLabel(category);
  const examples = hasExamples ? ROUNDS.flat().filter(({ slug }) => slug === category) : [];
  const isToCome = !hasExamples && published.length === 0;
  const toCome = category ? ACHIEVEMENTS.empty : ACHIEVEMENTS.toCome;
  return (
    <>
      <PageTitle
        title={label ? ACHIEVEMENTS.titleOf(label) : ACHIEVEMENTS.title}
        lead={isToCome ? toCome : words.lead}
        example={hasExamples}
      >
        {categories.length > 0 && <CategoryChips categories={categories} current={category} />}
      </PageTitle>
      {isToCome ? (
        <ToCome label={label ?? ''} ways={ways} />
      ) : (
        <div className={styles.body}>
          {published.length > 0 && <ResultList results={published} />}
          {examples.length > 0 && <Triptych items={examples} />}
          {hasExamples && !category && <AllRounds />}
          {hasExamples && category && examples.length === 0 && (
            <EmptyNotice>{ACHIEVEMENTS.empty}</EmptyNotice>
          )}
        </div>
      )}
    </>
  );
}
