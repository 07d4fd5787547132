import { href } from 'react-router';
import { CATEGORIES, type CategoryKey } from '#contract/goods/categories.ts';
import { Section } from '../../../blocks/section/section.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { CategoryPicture } from '../../../ui/category-picture/category-picture.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { STRENGTHENED } from './messages.ts';
import styles from './strengthened-categories.module.css';

/**
 * Slides of the strengthened categories (document 1, section 2: home, 2).
 * @param lead with the claim that they are sought after; without it they have no ranks
 */
export function StrengthenedCategories({ lead, goods }: { lead: string; goods: readonly CategoryKey[] }) {
  return (
    <Section title={STRENGTHENED.title} lead={lead}>
      <Carousel label={STRENGTHENED.label} className={styles.carousel} delay={6000} pagination>
        {goods.map((key, index) => (
          <Link
            className={styles.card}
            to={href('/achievements/:category?', { category: CATEGORIES[key].slug })}
            key={key}
          >
            {lead && <span className={styles.number}>{STRENGTHENED.number(index + 1)}</span>}
            <CategoryPicture category={key} sizes="(max-width: 767px) 118px, 176px" />
            <strong>{CATEGORIES[key].label}</strong>
            <span className={styles.link}>
              {STRENGTHENED.link}
              <Icon name="right" />
            </span>
          </Link>
        ))}
      </Carousel>
    </Section>
  );
}
