import { Link } from 'react-router';
import { HEROES } from '#art/index/heroes.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { Section } from '#host/blocks/section/section.tsx';
import { ArtPicture } from '#host/ui/art-picture/art-picture.tsx';
import { achievementsOf, pictureKey } from './categories.ts';
import { CATEGORY_LIST } from './messages.ts';
import './category-list.css';

export function CategoryList() {
  return (
    <Section {...CATEGORY_LIST} ground="sand">
      <ul className="category-list">
        {CATEGORY_KEYS.map((key) => (
          <li key={key}>
            <Link className="category-list__card" to={achievementsOf(key)}>
              <ArtPicture
                picture={HEROES[`hero-${pictureKey(key)}-phone`]}
                sizes="(max-width: 767px) 50vw, 270px"
                decorative
              />
              <span>{CATEGORIES[key].label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
