import { Link } from 'react-router';
import { RESULTS } from '#art/index/results.ts';
import { CATEGORIES } from '#contract/categories.ts';
import type { PublishedResult } from '#contract/site-content.ts';
import { ResultList } from '#host/blocks/results/result-list.tsx';
import { Section, SectionMore } from '#host/blocks/section/section.tsx';
import { ArtPicture } from '#host/ui/art-picture/art-picture.tsx';
import { buttonClass } from '#host/ui/button/button.ts';
import { Carousel } from '#host/ui/carousel/carousel.tsx';
import { Icon } from '#host/ui/icon/icon.tsx';
import { PictureLink } from '#host/ui/picture-link/picture-link.tsx';
import { RESULTS_BLOCK } from './messages.ts';
import styles from './results-carousel.module.css';

/** The six slides of the carousel. The last one is not a category of the form (document 1, section 2: home, 4). */
const RESULT_SLIDES = [
  { name: 'achievement-watch-1', label: CATEGORIES.watch.label },
  { name: 'achievement-bag-1', label: CATEGORIES.bag.label },
  { name: 'achievement-jewelry-1', label: CATEGORIES.jewelry.label },
  { name: 'achievement-camera-1', label: CATEGORIES.camera.label },
  { name: 'achievement-alcohol-1', label: CATEGORIES.alcohol.label },
  { name: 'achievement-painting-1', label: RESULTS_BLOCK.painting },
] as const;

const More = () => (
  <SectionMore>
    <Link className={buttonClass('ink')} to="/achievements">
      {RESULTS_BLOCK.more}
      <Icon name="arrow" />
    </Link>
  </SectionMore>
);

/** Sales that really happened, in the place of the examples. */
export function Results({ results }: { results: readonly PublishedResult[] }) {
  return (
    <Section {...RESULTS_BLOCK} ground="sand">
      <ResultList results={results} />
      <More />
    </Section>
  );
}

export function ResultsCarousel() {
  return (
    <Section {...RESULTS_BLOCK} ground="sand" example>
      <Carousel label={RESULTS_BLOCK.label} className={styles.carousel} delay={10_000} gap={16}>
        {RESULT_SLIDES.map(({ name, label }) => (
          <PictureLink to="/achievements" label={label} key={name}>
            <ArtPicture picture={RESULTS[name]} sizes="(max-width: 767px) 70vw, 340px" decorative />
          </PictureLink>
        ))}
      </Carousel>
      <More />
    </Section>
  );
}
