import { data, href } from 'react-router';
import { RESULTS } from '#art/index/results.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { ResultList } from '../../blocks/results/result-list.tsx';
import { categoryLabel } from '../../frame/labels.ts';
import { ERRORS } from '../../frame/messages.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { ArtPicture } from '../../ui/art-picture/art-picture.tsx';
import { Chips } from '../../ui/chips/chips.tsx';
import { ExampleMark } from '../../ui/example-mark/example-mark.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import type { Route } from './+types/achievements.ts';
import styles from './achievements.module.css';
import { ACHIEVEMENTS } from './messages.ts';

/** The categories of the gallery, in the order in which it cycles through them (document 1, section 2). */
const CYCLE = ['watch', 'bag', 'jewelry', 'camera', 'alcohol', 'antique', 'preciousMetal'] as const;
const EACH = [1, 2, 3, 4, 5, 6] as const;

/** 42 results: one of each category, six times over. */
const ITEMS = EACH.flatMap((number) =>
  CYCLE.map((key) => {
    const { slug, label } = CATEGORIES[key];
    return { slug, label, picture: RESULTS[`achievement-${slug}-${number}`] };
  }),
);

const isSlug = (text: string) => CATEGORY_KEYS.some((key) => CATEGORIES[key].slug === text);

const pathOf = (slug: string) => href('/achievements/:category?', slug ? { category: slug } : {});

export function loader({ params, context }: Route.LoaderArgs) {
  const { category = '' } = params;
  if (category && !isSlug(category)) throw data(ERRORS.unknownPath, { status: 404 });
  const { content, settings } = context.get(siteContext);
  const { results } = content;
  const published = results.filter((result) => !category || CATEGORIES[result.category].slug === category);
  const hasExamples = results.length === 0 && !settings.operator;
  const examples = hasExamples ? ITEMS.filter(({ slug }) => !category || slug === category) : [];
  return { category, hasExamples, examples, published };
}

export const handle: PageHandle = { contents: [] };

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const { category = '' } = params;
  const label = categoryLabel(category) ?? '';
  return pageMeta(matches, {
    title: label ? ACHIEVEMENTS.titleOf(label) : ACHIEVEMENTS.title,
    description: label ? ACHIEVEMENTS.descriptionOf(label) : ACHIEVEMENTS.description,
    keywords: label ? ACHIEVEMENTS.keywordsOf(label) : ACHIEVEMENTS.keywords,
    path: pathOf(category),
    // There is nothing to read there yet.
    noindex: loaderData?.published.length === 0,
  });
};

function CategoryChips({ current }: { current: string }) {
  const categories = CATEGORY_KEYS.map((key) => CATEGORIES[key]);
  const chips = [{ slug: '', label: ACHIEVEMENTS.all }, ...categories].map(({ slug, label }) => ({
    to: pathOf(slug),
    label,
    isCurrent: slug === current,
  }));
  return (
    <div className={styles.chips}>
      <Chips label={ACHIEVEMENTS.categories} chips={chips} />
    </div>
  );
}

export default function Achievements({
  loaderData: { category, hasExamples, examples, published },
}: Route.ComponentProps) {
  const label = categoryLabel(category);
  const shown = hasExamples ? examples : published;
  return (
    <>
      <PageTitle title={label ? ACHIEVEMENTS.titleOf(label) : ACHIEVEMENTS.title} lead={ACHIEVEMENTS.lead}>
        {hasExamples && (
          <p className={styles.example}>
            <ExampleMark />
          </p>
        )}
        <CategoryChips current={category} />
      </PageTitle>
      <div className={styles.body}>
        {shown.length === 0 && <EmptyNotice>{ACHIEVEMENTS.empty}</EmptyNotice>}
        {!hasExamples && published.length > 0 && <ResultList results={published} />}
        {hasExamples && examples.length > 0 && (
          <ul className={styles.gallery}>
            {examples.map(({ label: name, picture }, index) => (
              <li key={picture.name}>
                <figure>
                  <ArtPicture
                    picture={picture}
                    sizes="(max-width: 639px) 50vw, (max-width: 1199px) 33vw, 270px"
                    priority={index < 2}
                    decorative
                  />
                  <figcaption>
                    <span className={styles.category}>{name}</span>
                    {picture.alt}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
