import { href } from 'react-router';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { Section } from '#host/blocks/section/section.tsx';
import { CategoryPicture } from '#host/ui/category-picture/category-picture.tsx';
import { PictureLink } from '#host/ui/picture-link/picture-link.tsx';
import styles from './category-list.module.css';
import { CATEGORY_LIST } from './messages.ts';

export function CategoryList() {
  return (
    <Section {...CATEGORY_LIST} ground="sand">
      <ul className={styles.list}>
        {CATEGORY_KEYS.map((key) => (
          <li key={key}>
            <PictureLink
              to={href('/achievements/:category?', { category: CATEGORIES[key].slug })}
              label={CATEGORIES[key].label}
            >
              <CategoryPicture category={key} cut="hero" sizes="(max-width: 767px) 50vw, 270px" />
            </PictureLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
