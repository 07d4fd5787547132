import { data, Link } from 'react-router';
import { RESULTS } from '#art/index/results.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/categories.ts';
import { PageTitle } from '#host/blocks/section/section.tsx';
import { EmptyNotice } from '#host/blocks/streamed/streamed.tsx';
import { categoryLabel } from '#host/frame/labels.ts';
import { ERRORS } from '#host/frame/messages.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { ArtPicture } from '#host/ui/art-picture/art-picture.tsx';
import type { Route } from './+types/achievements.ts';
import './achievements.css';
import { ACHIEVEMENTS } from './messages.ts';

/** The categories of the gallery, in the order in which it cycles through them (document 1, section 2). */
const CYCLE = ['watch', 'bag', 'jewelry', 'camera', 'alcohol', 'antique', 'precious_metal'] as const;
const EACH = [1, 2, 3, 4, 5, 6] as const;

type Gallery = (typeof CYCLE)[number];

/** 42 results: one of each category, six times over. */
const ITEMS = EACH.flatMap((number) =>
  CYCLE.map((category) => ({ category, picture: RESULTS[`achievement-${category}-${number}`] })),
);

const isKnown = (category: string): category is Gallery | 'music' =>
  CATEGORY_KEYS.some((key: CategoryKey) => CATEGORIES[key].slug === category);

export function loader({ params }: Route.LoaderArgs) {
  const { category = '' } = params;
  if (category && !isKnown(category)) throw data(ERRORS.unknownPath, { status: 404 });
  return { category };
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const { category = '' } = params;
  const label = categoryLabel(category) ?? '';
  return pageMeta(matches, {
    title: label ? ACHIEVEMENTS.titleOf(label) : ACHIEVEMENTS.title,
    description: label ? ACHIEVEMENTS.descriptionOf(label) : ACHIEVEMENTS.description,
    keywords: label ? ACHIEVEMENTS.keywordsOf(label) : ACHIEVEMENTS.keywords,
    path: category ? `/achievements/${category}` : '/achievements',
  });
};

function Chips({ current }: { current: string }) {
  const chips = [
    { to: '', label: ACHIEVEMENTS.all },
    ...CATEGORY_KEYS.map((key) => ({ to: CATEGORIES[key].slug, label: CATEGORIES[key].label })),
  ];
  return (
    <nav className="chips achievements-chips" aria-label={ACHIEVEMENTS.categories}>
      {chips.map(({ to, label }) => (
        <Link
          className="chip"
          key={to}
          to={to ? `/achievements/${to}` : '/achievements'}
          aria-current={to === current ? 'page' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

export default function Achievements({ loaderData: { category } }: Route.ComponentProps) {
  const label = categoryLabel(category);
  const shown = category ? ITEMS.filter((item) => item.category === category) : ITEMS;
  return (
    <>
      <PageTitle
        eyebrow={ACHIEVEMENTS.eyebrow}
        title={label ? ACHIEVEMENTS.titleOf(label) : ACHIEVEMENTS.title}
        lead={ACHIEVEMENTS.lead}
      >
        <Chips current={category} />
      </PageTitle>
      <div className="achievements-body">
        {shown.length === 0 ? (
          <EmptyNotice>{ACHIEVEMENTS.empty}</EmptyNotice>
        ) : (
          <ul className="achievements">
            {shown.map(({ category: key, picture }, index) => (
              <li key={picture.name}>
                <figure>
                  <ArtPicture
                    picture={picture}
                    sizes="(max-width: 639px) 50vw, (max-width: 1199px) 33vw, 270px"
                    priority={index < 2}
                    decorative
                  />
                  <figcaption>
                    <span className="achievements__category">{categoryLabel(key)}</span>
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
