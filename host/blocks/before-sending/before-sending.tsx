import { buttonClass } from '../../ui/button/button.ts';
import { ExampleMark } from '../../ui/example-mark/example-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Section } from '../section/section.tsx';
import styles from './before-sending.module.css';
import type { BeforeSendingData } from './load-before-sending.server.ts';
import { BEFORE_SENDING, BEFORE_SENDING_ID, SAMPLE_PAGE, UNTIL_SENDING } from './messages.ts';

interface AnswersProps {
  answers: readonly { readonly question: string; readonly answer: string }[];
  className: string | undefined;
}

const Answers = ({ answers, className }: AnswersProps) => (
  <dl className={className}>
    {answers.map(({ question, answer }) => (
      <div key={question}>
        <dt>
          <Phrases>{question}</Phrases>
        </dt>
        <dd>
          <Phrases>{answer}</Phrases>
        </dd>
      </div>
    ))}
  </dl>
);

/** The same questions, with a line for each. */
const briefly = (answers: BeforeSendingData['answers']): AnswersProps['answers'] =>
  answers.map(({ question, brief }) => ({ question, answer: brief }));

interface SampleProps {
  sample: Exclude<BeforeSendingData['sample'], false>;
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

/** The page with all answers in full. */
const WHOLE = `/about#${BEFORE_SENDING_ID}`;

/** How many of the answers stand beside the form. */
const BESIDE_FORM = 4;

interface BeforeSendingProps {
  data: BeforeSendingData;
  /** The form of the page, beside which the first answers stand: the others are here. */
  form?: string;
  /** A line for each, and the way to the page with the whole. */
  isBrief?: boolean;
}

/** The answers for a seller before sending: who learns what, who calls, how long it takes, how to refuse. */
export const BeforeSending = ({
  data: { title, lead, answers, sample },
  form,
  isBrief = false,
}: BeforeSendingProps) => (
  <Section title={title} lead={lead} ground="sand" id={BEFORE_SENDING_ID}>
    <div className={styles.columns}>
      <div>
        <Answers
          answers={isBrief ? briefly(answers) : answers.slice(form ? BESIDE_FORM : 0)}
          className={isBrief ? styles.brief : styles.answers}
        />
        {(isBrief || form) && (
          <p className={styles.more}>
            <Link to={form ? `#${form}` : WHOLE}>
              {form ? BEFORE_SENDING.besideForm : BEFORE_SENDING.more}
              <Icon name="arrow" />
            </Link>
          </p>
        )}
      </div>
      {sample && <Sample sample={sample} newTab={form !== undefined} />}
    </div>
  </Section>
);

/** Beside the form: a line for each of the answers that count most, what is sent before them all, and the way to more. */
export const BeforeSendingBesideForm = ({ data: { answers } }: Pick<BeforeSendingProps, 'data'>) => (
  <>
    <Answers
      answers={[...briefly(answers.slice(0, BESIDE_FORM)), UNTIL_SENDING]}
      className={styles.besideForm}
    />
    <p className={styles.more}>
      <a href={WHOLE} target="_blank" rel="noopener">
        {BEFORE_SENDING.more}
        <Icon name="external" />
        <span className="visually-hidden">{BEFORE_SENDING.newTab}</span>
      </a>
    </p>
  </>
);
