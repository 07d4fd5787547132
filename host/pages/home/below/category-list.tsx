import { href } from 'react-router';
import { CATEGORIES, type CategoryKey } from '#contract/goods/categories.ts';
import { Section } from '../../../blocks/section/section.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './category-list.module.css';
import { CATEGORY_LIST } from './messages.ts';

/** An index of words: the slides further up have the pictures (document 1, section 2: home, 7). */
export function CategoryList({ goods }: { goods: readonly CategoryKey[] }) {
  return (
    <Section {...CATEGORY_LIST} ground="sand" head="aside">
      <ul className={styles.list}>
        {goods.map((key) => (
          <li key={key}>
            <Link
              className={styles.link}
              to={href('/achievements/:category?', { category: CATEGORIES[key].slug })}
            >
              <span>{CATEGORIES[key].label}</span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
