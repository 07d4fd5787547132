import type { Picture } from '#contract/site/picture.ts';
import { useSite } from '../../settings/use-site.ts';
import { ArtPicture } from '../../ui/art-picture/art-picture.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { EvidenceLink } from '../claims/evidence-link.tsx';
import { Numbered } from '../numbered/numbered.tsx';
import { Section } from '../section/section.tsx';
import { REASONS } from './messages.ts';
import styles from './reasons.module.css';

interface ReasonsProps {
  items: readonly { title: string; text: string }[];
  picture?: Picture;
  /** Whether links lead on; on landing pages they do not (document 1, section 2). */
  linked?: boolean;
}

/** A single reason is no list. */
const FEWEST = 2;

/** The reasons that hold. */
export function Reasons({ items, picture, linked = false }: ReasonsProps) {
  const { productName, operator } = useSite().settings;
  if (items.length < FEWEST) return null;
  return (
    <Section
      title={(operator ? REASONS.features : REASONS.title)(items.length)}
      ground="dark"
      head={picture ? 'above' : 'aside'}
    >
      <div className={classes(styles.reasons, picture && styles.pictured)}>
        {picture && (
          <ArtPicture
            className={styles.picture}
            picture={picture}
            sizes="(max-width: 959px) 100vw, 532px"
            decorative
          />
        )}
        <div>
          <Numbered items={items} />
          {linked && (
            <p className={styles.links}>
              <Link className={buttonClass('line')} to="/about">
                <Phrases>{REASONS.more(productName)}</Phrases>
                <Icon name="arrow" />
              </Link>
              <EvidenceLink className={styles.evidence} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
