import { href } from 'react-router';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { type ServedArea, slugsOf } from '#contract/site/areas.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './area-links.module.css';
import { AREAS } from './messages.ts';

interface AreaLinksProps {
  areas: readonly ServedArea[];
  /** The part of an area by which these differ. */
  by: 'prefecture' | 'category';
}

/** Links to areas, each with its number of shops. */
export function AreaLinks({ areas, by }: AreaLinksProps) {
  return (
    <ul className={styles.links}>
      {areas.map((area) => (
        <li key={area[by]}>
          <Link to={href('/areas/:prefecture/:category', slugsOf(area))}>
            <span>{by === 'prefecture' ? area.prefecture : CATEGORIES[area.category].label}</span>
            <small>{AREAS.shops(area.shops)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
