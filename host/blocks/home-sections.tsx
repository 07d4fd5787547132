import { Link, useLocation } from 'react-router';
import { HEROES } from '#art/index/heroes.ts';
import { PEOPLE } from '#art/index/people.ts';
import { RESULTS } from '#art/index/results.ts';
import { STEPS } from '#art/index/steps.ts';
import { TILES } from '#art/index/tiles.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/categories.ts';
import {
  CATEGORY_LIST,
  HOW_TO,
  REASONS,
  RESULTS_BLOCK,
  STRENGTHENED,
  VOICES_BLOCK,
} from '../content/home.ts';
import { TESTIMONIALS } from '../content/voices.ts';
import { useSite } from '../site/use-site.ts';
import { ArtDrawing, ArtPicture } from '../ui/art-picture.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section } from './section.tsx';
import './home-sections.css';

/** Pictures are named after their objects: preciousMetal is photographed as gold. */
const pictureKey = <Key extends CategoryKey>(key: Key) =>
  (key === 'preciousMetal' ? 'gold' : key) as Key extends 'preciousMetal'
    ? 'gold'
    : Exclude<Key, 'preciousMetal'>;

const achievementsOf = (key: CategoryKey) => `/achievements/${CATEGORIES[key].slug}`;

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

/** Three reasons; on landing pages without the link to the about page (document 1, section 2). */
export function Reasons() {
  const { pathname } = useLocation();
  const { productName } = useSite().settings;
  return (
    <Section {...REASONS} ground="dark">
      <ol className="reasons">
        {REASONS.items.map(({ title, text }, index) => (
          <li className="reasons__item" key={title}>
            <span className="reasons__number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {!pathname.includes('/lp') && (
        <p className="section__more">
          <Link className="button button--line" to="/about">
            {REASONS.more(productName)}
            <Icon name="arrow" />
          </Link>
        </p>
      )}
    </Section>
  );
}

/** The six categories of the results carousel; the last is not one of the form's (document 1, section 2: home, 4). */
const RESULT_SLIDES = [
  { name: 'achievement-watch-1', label: CATEGORIES.watch.label },
  { name: 'achievement-bag-1', label: CATEGORIES.bag.label },
  { name: 'achievement-jewelry-1', label: CATEGORIES.jewelry.label },
  { name: 'achievement-camera-1', label: CATEGORIES.camera.label },
  { name: 'achievement-alcohol-1', label: CATEGORIES.alcohol.label },
  { name: 'achievement-painting-1', label: RESULTS_BLOCK.painting },
] as const;

export function ResultsCarousel() {
  return (
    <Section {...RESULTS_BLOCK} ground="sand">
      <Carousel label={RESULTS_BLOCK.label} className="results-carousel" delay={10_000} gap={16}>
        {RESULT_SLIDES.map(({ name, label }) => (
          <Link className="results-carousel__card" to="/achievements" key={name}>
            <ArtPicture picture={RESULTS[name]} sizes="(max-width: 767px) 70vw, 340px" decorative />
            <span>{label}</span>
          </Link>
        ))}
      </Carousel>
      <p className="section__more">
        <Link className="button button--ink" to="/achievements">
          {RESULTS_BLOCK.more}
          <Icon name="arrow" />
        </Link>
      </p>
    </Section>
  );
}

export function HowTo() {
  return (
    <Section {...HOW_TO} center>
      <ol className="how-to">
        {HOW_TO.steps.map(({ title, text }, index) => (
          <li className="how-to__step" key={title}>
            <ArtDrawing drawing={STEPS[`step-${(index + 1) as 1 | 2 | 3}`]} decorative />
            <p className="how-to__number" lang="en">
              Step {index + 1}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

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

/** Voices with drawn portraits: illustrations, and said to be. */
export function Testimonials() {
  return (
    <Section {...VOICES_BLOCK}>
      <ul className="testimonials">
        {TESTIMONIALS.map(({ portrait, title, text, person }) => (
          <li className="testimonials__card" key={portrait}>
            <ArtDrawing drawing={PEOPLE[portrait as keyof typeof PEOPLE]} height={96} decorative />
            <div>
              <h3>{title}</h3>
              <p className="testimonials__person">{person}</p>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="testimonials__note">{VOICES_BLOCK.note}</p>
    </Section>
  );
}
