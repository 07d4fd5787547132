import { buttonClass } from '../../ui/button/button.ts';
import { ExampleMark } from '../../ui/example-mark/example-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Section } from '../section/section.tsx';
import styles from './before-sending.module.css';
import type { BeforeSendingData } from './load-before-sending.server.ts';
import { BEFORE_SENDING, SAMPLE_PAGE } from './messages.ts';

interface AnswersProps {
  answers: BeforeSendingData['first'];
  className: string | undefined;
}

const Answers = ({ answers, className }: AnswersProps) => (
  <dl className={className}>
    {answers.map(({ question, answer }) => (
      <div key={question}>
        <dt>
          <Phrases>{question}</Phrases>
        </dt>
        <dd>{answer}</dd>
      </div>
    ))}
  </dl>
);

interface SampleProps {
  sample: BeforeSendingData['sample'];
  /** Leaves the page open: it has a form. */
  newTab: boolean;
}

/** An excerpt of a seller's page, and the way to the whole sample. */
const Sample = ({ sample: { goods, quotes, knows }, newTab }: SampleProps) => (
  <figure className={styles.sample}>
    <figcaption>
      {BEFORE_SENDING.sample}
      <ExampleMark />
    </figcaption>
    <p className={styles.goods}>{goods}</p>
    <ul>
      {quotes.map(({ name, amount }) => (
        <li key={name}>
          <span className={styles.shop}>{name}</span>
          <strong>
            <Phrases>{amount}</Phrases>
          </strong>
          <small>
            <Icon name="check" />
            {knows}
          </small>
        </li>
      ))}
    </ul>
    <a
      className={buttonClass('ink')}
      href={SAMPLE_PAGE}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : { 'data-page': true })}
    >
      {BEFORE_SENDING.toSample}
      <Icon name={newTab ? 'external' : 'arrow'} />
      {newTab && <span className="visually-hidden">{BEFORE_SENDING.newTab}</span>}
    </a>
  </figure>
);

interface BeforeSendingProps {
  data: BeforeSendingData;
  newTab?: boolean;
}

/** The answers for a seller before sending: who learns what, who calls, how long it takes, how to refuse. */
export const BeforeSending = ({
  data: { title, lead, first, more, sample },
  newTab = false,
}: BeforeSendingProps) => (
  <Section title={title} lead={lead} ground="sand">
    <div className={styles.columns}>
      <Answers answers={[...first, ...more]} className={styles.answers} />
      <Sample sample={sample} newTab={newTab} />
    </div>
  </Section>
);

/** The three answers that count most, beside the form. */
export const BeforeSendingInShort = ({ data: { first } }: Pick<BeforeSendingProps, 'data'>) => (
  <Answers answers={first} className={styles.short} />
);
