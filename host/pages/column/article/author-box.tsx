import { Words } from '../../../ui/phrases/phrases.tsx';
import type { Author } from '../posts/post.ts';
import styles from './author-box.module.css';
import { ARTICLE } from './messages.ts';

/** Document 1, section 2: the picture comes in two sizes. */
const FACE = 221;

function Fact({ label, values }: { label: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Words>{values}</Words>
      </dd>
    </div>
  );
}

export function AuthorBox({ author }: { author: Author }) {
  const { name, description, avatar, experienceYears, specialties, certifications, twitter, linkedin } =
    author;
  return (
    <section className={styles.box} aria-label={ARTICLE.author}>
      {avatar && (
        <img
          className={styles.face}
          data-of-editor
          src={avatar.src}
          srcSet={`${avatar.src} 1x, ${avatar.src2x} 2x`}
          alt=""
          width={FACE}
          height={FACE}
          loading="lazy"
        />
      )}
      <div className={styles.text}>
        <p className={styles.label}>{ARTICLE.author}</p>
        <p className={styles.name}>{name}</p>
        {description && <p>{description}</p>}
        <dl className={styles.facts}>
          <Fact label={ARTICLE.experience} values={experienceYears ? [ARTICLE.years(experienceYears)] : []} />
          <Fact label={ARTICLE.specialties} values={specialties} />
          <Fact label={ARTICLE.certifications} values={certifications} />
        </dl>
        {(twitter || linkedin) && (
          <p className={styles.links}>
            {twitter && (
              <a href={twitter} target="_blank" rel="noopener">
                {ARTICLE.twitter}
              </a>
            )}
            {linkedin && (
              <a href={linkedin} target="_blank" rel="noopener">
                {ARTICLE.linkedin}
              </a>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
