import { useSite } from '../../settings/use-site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { trustedHtml } from '../../ui/trusted-html.ts';
import { type Faq, withLinks } from './faq-entry.ts';
import styles from './faq-list.module.css';

/** Questions that open and close, with or without scripts. The answers are our own HTML. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const { privacyUrl } = useSite().settings;
  return (
    <div className={styles.faq}>
      {faqs.map(({ question, answer, fact }) => (
        <details className={styles.item} key={question}>
          <summary className={styles.question}>
            <span className={styles.letter} aria-hidden="true">
              Q
            </span>
            <Phrases>{question}</Phrases>
            <Icon name="plus" />
          </summary>
          <div className={styles.answer}>
            <span className={styles.letter} aria-hidden="true">
              A
            </span>
            <div>
              <p {...trustedHtml(withLinks(answer, privacyUrl))} />
              {fact && <p className={styles.fact}>{fact}</p>}
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}

/** Structured data of the questions and answers. */
export function faqFacts(faqs: readonly Faq[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replace(/<br>/g, '\n').replace(/<[^>]+>/g, '') },
    })),
  };
}
