import { useSite } from '#host/settings/use-site.ts';
import { Icon } from '#host/ui/icon/icon.tsx';
import { type Faq, withLinks } from './faq.ts';
import './faq-list.css';
import { trustedHtml } from '#host/ui/trusted-html.ts';

/** Questions that open and close, with or without scripts. Answers are HTML of our own making. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const { privacyUrl } = useSite().settings;
  return (
    <div className="faq">
      {faqs.map(({ question, answer }) => (
        <details className="faq__item" key={question}>
          <summary className="faq__question">
            <span className="faq__letter" aria-hidden="true">
              Q
            </span>
            {question}
            <Icon name="plus" />
          </summary>
          <div className="faq__answer">
            <span className="faq__letter" aria-hidden="true">
              A
            </span>
            <p {...trustedHtml(withLinks(answer, privacyUrl))} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** The same for search engines. */
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
