import type { Picture } from '#contract/site/picture.ts';
import type { PublishedResult } from '#contract/site/site-content.ts';
import { ResultList } from '../../../blocks/results/result-list.tsx';
import { Section, SectionMore } from '../../../blocks/section/section.tsx';
import { ArtPicture } from '../../../ui/art-picture/art-picture.tsx';
import { buttonClass } from '../../../ui/button/button.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { RESULTS_BLOCK } from './messages.ts';
import styles from './results-carousel.module.css';

const More = () => (
  <SectionMore>
    <Link className={buttonClass('ink')} to="/achievements">
      {RESULTS_BLOCK.more}
      <Icon name="arrow" />
    </Link>
  </SectionMore>
);

/** Real sales, instead of the examples. */
export function Results({ results, lead }: { results: readonly PublishedResult[]; lead: string }) {
  return (
    <Section {...RESULTS_BLOCK} lead={lead}>
      <ResultList results={results} />
      <More />
    </Section>
  );
}

interface Slide {
  picture: Picture;
  label: string;
}

export function ResultsCarousel({ slides, lead }: { slides: readonly Slide[]; lead: string }) {
  return (
    <Section {...RESULTS_BLOCK} lead={lead} example>
      <Carousel label={RESULTS_BLOCK.label} className={styles.carousel} delay={10_000}>
        {slides.map(({ picture, label }) => (
          <Link className={styles.card} to="/achievements" key={picture.name}>
            <ArtPicture picture={picture} sizes="(max-width: 472px) 74vw, 350px" decorative />
            <strong>{label}</strong>
            <span className={styles.detail}>{picture.alt}</span>
          </Link>
        ))}
      </Carousel>
      <More />
    </Section>
  );
}
