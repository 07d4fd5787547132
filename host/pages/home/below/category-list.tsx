import { CATEGORIES } from '#contract/goods/categories.ts';
import { Section } from '../../../blocks/section/section.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { CategoryLink } from './category-links.server.ts';
import styles from './category-list.module.css';
import { CATEGORY_LIST } from './messages.ts';

/** An index of words: the slides further up have the pictures (document 1, section 2: home, 7). */
export function CategoryList({ categories }: { categories: readonly CategoryLink[] }) {
  return (
    <Section {...CATEGORY_LIST} ground="sand" head="aside">
      <ul className={styles.list}>
        {categories.map(({ key, to }) => (
          <li key={key}>
            <Link className={styles.link} to={to}>
              <span>{CATEGORIES[key].label}</span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
