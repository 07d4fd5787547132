import { data, href, isRouteErrorResponse } from 'react-router';
import { logFailure } from '../../../data/outcome.ts';
import { contentApi, viewUrl } from '../../../data/wordpress/content-api.ts';
import { ErrorLink, ErrorPanel, failureOf } from '../../../frame/error-screen.tsx';
import { FRAME } from '../../../frame/messages.ts';
import type { PageHandle } from '../../../frame/page-handle.ts';
import { pageMeta } from '../../../frame/page-meta.ts';
import { StructuredData } from '../../../frame/structured-data.tsx';
import { siteContext } from '../../../settings/context.ts';
import { useSite } from '../../../settings/use-site.ts';
import { buttonClass } from '../../../ui/button/button.ts';
import { classes } from '../../../ui/classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Notice, RetryButton } from '../../../ui/notice/notice.tsx';
import postCardStyles from '../post-card.module.css';
import { PostTitle } from '../post-title.tsx';
import { loadSidebar, originsOf } from '../posts/load-posts.server.ts';
import { ARTICLE_BODY, type Article, type Author } from '../posts/post.ts';
import { toArticle } from '../posts/to-post.server.ts';
import type { Route } from './+types/article.ts';
import styles from './article.module.css';
import { AuthorBox } from './author-box.tsx';
import './article-body.css';
import './wordpress-blocks.css';
import { Contents } from '../../../blocks/contents/contents.tsx';
import { trustedHtml } from '../../../ui/trusted-html.ts';
import { COLUMN } from '../messages.ts';
import { ArticleStyle } from './article-style.tsx';
import { ARTICLE } from './messages.ts';
import { Sidebar } from './sidebar.tsx';
import { Sources } from './sources.tsx';

/** The content API failed. This is a 404 too (document 1, section 2: column), but may be tried again (section 8). */
const NOT_LOADED = 'Not Loaded';

const notFound = (statusText = 'Not Found') => data(ARTICLE.notFound, { status: 404, statusText });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const post = await contentApi(site.contentApi, request.signal)
    .post(params.slug)
    .catch((error: unknown) => {
      logFailure('article', error);
      throw notFound(NOT_LOADED);
    });
  if (!post) throw notFound();
  return {
    article: toArticle(post, originsOf(site, request)),
    nonce: site.nonce,
    viewUrl: viewUrl(site.settings.contentApiBase, post.id),
    ...loadSidebar(site, request, post.id),
  };
}

/** An author with experience is a person; a desk of the editors has none of its own. */
const kindOf = ({ experienceYears, certifications }: Author) =>
  experienceYears || certifications.length > 0 ? 'Person' : 'Organization';

function articleFacts(article: Article, origin: string, publisher: string): object {
  return {
    '@type': article.isPage ? 'WebPage' : 'Article',
    headline: article.title,
    datePublished: article.published,
    dateModified: article.updated,
    ...(article.image && { image: new URL(article.image.src, origin).href }),
    ...(article.author && { author: { '@type': kindOf(article.author), name: article.author.name } }),
    publisher: { '@type': 'Organization', name: publisher, url: `${origin}/` },
  };
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  contents: ['articles'],
  crumb: ({ loaderData }) => loaderData?.article.title,
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  // The page of the error has a title of its own.
  if (!loaderData) return [];
  const { article } = loaderData;
  return pageMeta(matches, {
    title: article.title,
    description: article.excerpt,
    keywords: [...new Set([...article.tags, ...article.categories].map(({ name }) => name))],
    path: href('/column/:slug', { slug: article.slug }),
    image: article.image?.src,
    type: 'article',
    noindex: article.isProtected,
  });
};

function Body({ article: { html, isProtected } }: { article: Article }) {
  if (isProtected)
    return (
      <Notice title={ARTICLE.protectedTitle}>
        <p>{ARTICLE.protectedBody}</p>
        <Link className={buttonClass('line', 'small')} to={href('/column')}>
          {COLUMN.toColumn}
        </Link>
      </Notice>
    );
  if (!html) return <Notice>{ARTICLE.emptyBody}</Notice>;
  return <div className={ARTICLE_BODY} {...trustedHtml(html)} />;
}

const isNotLoaded = (error: unknown) => isRouteErrorResponse(error) && error.statusText === NOT_LOADED;

/** Unlike other missing pages, a missing article is named (document 1, section 8). The frame stays. */
export function ErrorBoundary({ error, params: { slug } }: Route.ErrorBoundaryProps) {
  const { status, title, text } = failureOf(error);
  const isUnknown = status === 404 && !isNotLoaded(error);
  return (
    <ErrorPanel
      status={status}
      title={title}
      documentTitle={status === 404 ? ARTICLE.notFound : title}
      texts={[text, ...(isUnknown ? [ARTICLE.notFoundText(slug)] : [])]}
    >
      {!isUnknown && <RetryButton />}
      <ErrorLink to={href('/column')}>{COLUMN.toColumn}</ErrorLink>
      <Link to="/">{FRAME.toTop}</Link>
    </ErrorPanel>
  );
}

export default function ArticlePage({
  loaderData: { article, nonce, latest, popular, viewUrl: countUrl },
}: Route.ComponentProps) {
  const { title, categories, image, modified, updated, contents, author, tags, style } = article;
  const [category] = categories;
  const { origin, settings } = useSite();
  return (
    <>
      <ArticleStyle css={style} nonce={nonce} />
      <StructuredData facts={[articleFacts(article, origin, settings.productName)]} />
      <div className={styles.layout}>
        <article className={styles.article}>
          <header>
            <p className={styles.meta}>
              {category && (
                <Link
                  className={postCardStyles.category}
                  to={href('/column/category/:categorySlug', { categorySlug: category.slug })}
                >
                  {category.name}
                </Link>
              )}
            </p>
            <h1 className={styles.title}>
              <PostTitle>{title}</PostTitle>
            </h1>
            <p className={classes(styles.meta, styles.byline)}>
              {author && <span>{author.name}</span>}
              <span>
                {ARTICLE.modified} <time dateTime={updated}>{modified}</time>
              </span>
            </p>
          </header>
          {image && (
            <img
              className={styles.picture}
              data-of-editor
              src={image.src}
              alt={image.alt}
              width={image.width ?? 1200}
              height={image.height ?? 800}
              fetchPriority="high"
            />
          )}
          {contents.length > 0 && <Contents entries={contents} isOpen className={styles.contents} />}
          <Body article={article} />
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={ARTICLE.tags}>
              {tags.map(({ id, name }) => (
                <li key={id}># {name}</li>
              ))}
            </ul>
          )}
          <Sources sources={article.sources} reviewed={article.reviewed} />
          {article.isOpenToReaders && (
            <p className={styles.readers}>
              {ARTICLE.readers}
              <Link to={href('/contact')}>{ARTICLE.toContact}</Link>
            </p>
          )}
          {author && <AuthorBox author={author} />}
        </article>
        <Sidebar latest={latest} popular={popular} viewUrl={countUrl} />
      </div>
    </>
  );
}
