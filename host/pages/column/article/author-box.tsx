import type { Author } from '../posts/post.ts';
import { ARTICLE } from './messages.ts';

/** Document 1, section 2: the face is there in two sizes. */
const FACE = 221;

function Fact({ label, values }: { label: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{values.join('・')}</dd>
    </div>
  );
}

export function AuthorBox({ author }: { author: Author }) {
  const { name, description, avatar, experienceYears, specialties, certifications, twitter, linkedin } =
    author;
  return (
    <section className="author-box" aria-label={ARTICLE.author}>
      {avatar && (
        <img
          className="author-box__face"
          src={avatar.src}
          srcSet={`${avatar.src} 1x, ${avatar.src2x} 2x`}
          alt=""
          width={FACE}
          height={FACE}
          loading="lazy"
        />
      )}
      <div className="author-box__text">
        <p className="author-box__label">{ARTICLE.author}</p>
        <p className="author-box__name">{name}</p>
        {description && <p>{description}</p>}
        <dl className="author-box__facts">
          <Fact label={ARTICLE.experience} values={experienceYears ? [ARTICLE.years(experienceYears)] : []} />
          <Fact label={ARTICLE.specialties} values={specialties} />
          <Fact label={ARTICLE.certifications} values={certifications} />
        </dl>
        {(twitter || linkedin) && (
          <p className="author-box__links">
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
