import { href } from 'react-router';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { Section, SectionMore } from '../../../blocks/section/section.tsx';
import { pageLabel } from '../../../frame/labels.ts';
import { useSite } from '../../../settings/use-site.ts';
import { buttonClass } from '../../../ui/button/button.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { CategoryPicture } from '../../../ui/category-picture/category-picture.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import type { CategoryLink } from './category-links.server.ts';
import { STRENGTHENED } from './messages.ts';
import styles from './strengthened-categories.module.css';

/** The number of slides that are seen at once on a wide screen. */
const ALL_SEEN = 6;

interface StrengthenedCategoriesProps {
  /** The claim that they are sought after; without it they have no ranks. */
  lead: string;
  categories: readonly CategoryLink[];
  /** There is a page that says who buys which goods from where. */
  hasAreas: boolean;
}

/** Where the goods are bought and the results behind the card, or one of them; the landing page without both. */
function lineOf({ hasResults, areas }: Pick<CategoryLink, 'hasResults' | 'areas'>): string {
  if (areas) return hasResults ? `${areas}　${STRENGTHENED.link}` : areas;
  return hasResults ? STRENGTHENED.link : STRENGTHENED.toLanding;
}

/** Slides of the strengthened categories (document 1, section 2: home, 2). */
export function StrengthenedCategories({ lead, categories, hasAreas }: StrengthenedCategoriesProps) {
  const title = useSite().settings.operator ? STRENGTHENED.bought : STRENGTHENED.title;
  return (
    <Section title={title} lead={lead}>
      <Carousel
        label={title}
        className={classes(styles.carousel, categories.length <= ALL_SEEN && styles.allSeen)}
        delay={6000}
        pagination
      >
        {categories.map(({ key, to, hasResults, areas }, index) => (
          <Link className={styles.card} to={to} key={key}>
            {lead && <span className={styles.number}>{STRENGTHENED.number(index + 1)}</span>}
            <CategoryPicture category={key} sizes="(max-width: 767px) 118px, 176px" />
            <strong>{CATEGORIES[key].label}</strong>
            <span className={styles.link}>
              <Phrases>{lineOf({ hasResults, areas })}</Phrases>
              <Icon name="right" />
            </span>
          </Link>
        ))}
      </Carousel>
      {hasAreas && (
        <SectionMore>
          <Link className={buttonClass('line')} to={href('/areas')}>
            <Phrases>{pageLabel('areas') ?? ''}</Phrases>
            <Icon name="arrow" />
          </Link>
        </SectionMore>
      )}
    </Section>
  );
}
