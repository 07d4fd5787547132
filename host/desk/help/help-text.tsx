import type { ReactNode } from 'react';
import { keysOf } from '#contract/base/keys.ts';
import { type HelpName, helpPage } from '#contract/help/help.ts';
import { HELP_PARTS, type HelpStep, SEERS } from '#contract/help/help-page.ts';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import styles from './help.module.css';
import { HELP } from './messages.ts';

interface PartProps {
  part: keyof typeof HELP_PARTS;
  className?: string | undefined;
  children: ReactNode;
}

const Part = ({ part, className, children }: PartProps) => (
  <section aria-labelledby={part} className={className}>
    <h2 id={part}>{HELP_PARTS[part]}</h2>
    {children}
  </section>
);

const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <Phrases>{text}</Phrases>
    </p>
  ));

const Step = ({ step: { text, pages = {}, command } }: { step: HelpStep }) => (
  <li>
    <p>
      <Phrases>{text}</Phrases>
    </p>
    {Object.keys(pages).length > 0 && (
      <ul className={styles.links}>
        {Object.entries(pages).map(([name, path]) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    )}
    {command && (
      <div className={styles.command}>
        <p>{HELP.command}</p>
        <pre className={parts.code}>{command}</pre>
      </div>
    )}
  </li>
);

interface HelpTextProps {
  name: HelpName;
  /** Stands below the title. */
  children?: ReactNode;
}

/** A page for trouble: what people see, what it means, what to do, and how one knows that it is over. */
export function HelpText({ name, children }: HelpTextProps) {
  const { title, seen, means, steps, over } = helpPage(name);
  return (
    <article className={styles.page}>
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      {children}
      <Part part="seen">
        <dl className={styles.seen}>
          {keysOf(SEERS).map((seer) => (
            <div key={seer}>
              <dt>{SEERS[seer]}</dt>
              <dd>
                <Phrases>{seen[seer]}</Phrases>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part part="means" className={styles.means}>
        <Texts texts={means} />
      </Part>
      <Part part="steps">
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.text} step={step} />
          ))}
        </ol>
      </Part>
      <Part part="over">
        <Texts texts={over} />
      </Part>
    </article>
  );
}
