import { dayInWords } from '#contract/base/japanese-days.ts';
import { DocumentFrame } from '../../blocks/document/document-frame.tsx';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { operatorName } from '../../settings/operator-name.ts';
import { useSite } from '../../settings/use-site.ts';
import { PageFind } from '../../ui/page-find/page-find.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/terms.ts';
import { TERMS, type TermsParagraph, withNames } from './messages.ts';
import styles from './terms.module.css';

/** They come as data, so that browsers do not load them a second time. */
export const loader = () => ({ terms: TERMS });

export const handle: PageHandle = { cta: false, contents: [] };

export const meta: Route.MetaFunction = ({ loaderData: { terms }, matches }) =>
  pageMeta(matches, {
    title: terms.title,
    description: terms.description,
    keywords: terms.keywords,
    path: '/terms',
  });

function Paragraph({ paragraph, fill }: { paragraph: TermsParagraph; fill: (text: string) => string }) {
  if (typeof paragraph === 'string') return <p>{fill(paragraph)}</p>;
  return (
    <ol className={styles.items}>
      {paragraph.items.map((text) => (
        <li key={text}>{fill(text)}</li>
      ))}
    </ol>
  );
}

export default function Terms({ loaderData: { terms } }: Route.ComponentProps) {
  const { settings } = useSite();
  const names = { product: settings.productName, operator: operatorName(settings) };
  const fill = (text: string) => withNames(text, names);
  const articles = terms.articles.map((article, index) => ({ id: `article-${index + 1}`, ...article }));
  return (
    <>
      <PageTitle title={terms.title} lead={fill(terms.lead)}>
        <PageFind kind={terms.kind} within="articles" parts="section" />
      </PageTitle>
      <DocumentFrame id="articles" chapters={articles} className={styles.terms}>
        {articles.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <Phrases>{title}</Phrases>
            </h2>
            {paragraphs.map((paragraph) => (
              <Paragraph
                key={typeof paragraph === 'string' ? paragraph : paragraph.items[0]}
                paragraph={paragraph}
                fill={fill}
              />
            ))}
          </section>
        ))}
        <p className={styles.date}>
          {terms.datedLabel}：<time dateTime={settings.termsDated}>{dayInWords(settings.termsDated)}</time>
        </p>
      </DocumentFrame>
    </>
  );
}
