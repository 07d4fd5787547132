import { OperatorBlock } from '../../blocks/operator/operator.tsx';
import { VisitRights } from '../../blocks/visit-rights/visit-rights.tsx';
import { useSite } from '../../settings/use-site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './before-sending.module.css';
import { BEFORE_SENDING } from './messages.ts';

/** Beside the form, on phones below it: what a careful seller wants to know before sending. */
export function BeforeSending() {
  const { disclosure } = useSite().settings;
  return (
    <div className={styles.column} data-before-sending>
      <section className={styles.learnings} aria-labelledby="before-sending-title">
        <h2 id="before-sending-title">
          <Phrases>{BEFORE_SENDING.title}</Phrases>
        </h2>
        <dl>
          {BEFORE_SENDING.learnings(disclosure).map(({ when, what }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>
                <Phrases>{what}</Phrases>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Link to="/security">
            {BEFORE_SENDING.security}
            <Icon name="arrow" />
          </Link>
        </p>
      </section>
      <OperatorBlock />
      <VisitRights />
    </div>
  );
}
