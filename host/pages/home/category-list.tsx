import { href, Link } from 'react-router';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { Section } from '#host/blocks/section/section.tsx';
import { CategoryPicture } from '#host/ui/category-picture/category-picture.tsx';
import styles from './category-list.module.css';
import { CATEGORY_LIST } from './messages.ts';

export function CategoryList() {
  return (
    <Section {...CATEGORY_LIST} ground="sand">
      <ul className={styles.list}>
        {CATEGORY_KEYS.map((key) => (
          <li key={key}>
            <Link
              className={styles.card}
              to={href('/achievements/:category?', { category: CATEGORIES[key].slug })}
            >
              <CategoryPicture category={key} cut="hero" sizes="(max-width: 767px) 50vw, 270px" />
              <span>{CATEGORIES[key].label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
