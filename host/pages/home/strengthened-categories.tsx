import { Link } from 'react-router';
import { TILES } from '#art/index/tiles.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { Section } from '#host/blocks/section/section.tsx';
import { ArtPicture } from '#host/ui/art-picture/art-picture.tsx';
import { Carousel } from '#host/ui/carousel/carousel.tsx';
import { Icon } from '#host/ui/icon/icon.tsx';
import { achievementsOf, pictureKey } from './categories.ts';
import { STRENGTHENED } from './messages.ts';
import './strengthened-categories.css';

/** Slides of the strengthened categories (document 1, section 2: home, 2). */
export function StrengthenedCategories() {
  return (
    <Section {...STRENGTHENED}>
      <Carousel label={STRENGTHENED.label} className="strengthened" delay={6000} gap={12} pagination>
        {CATEGORY_KEYS.map((key, index) => (
          <Link className="strengthened__card" to={achievementsOf(key)} key={key}>
            <span className="strengthened__number">{STRENGTHENED.number(index + 1)}</span>
            <ArtPicture
              picture={TILES[`tile-${pictureKey(key)}`]}
              sizes="(max-width: 767px) 118px, 176px"
              decorative
            />
            <strong>{CATEGORIES[key].label}</strong>
            <span className="strengthened__link">
              {STRENGTHENED.link}
              <Icon name="right" />
            </span>
          </Link>
        ))}
      </Carousel>
    </Section>
  );
}
