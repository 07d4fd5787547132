import { operatorFacts } from '../../settings/operator-facts.ts';
import { useSite } from '../../settings/use-site.ts';
import { WholeNumbers } from '../../ui/phrases/phrases.tsx';
import { OPERATOR_BLOCK } from './messages.ts';
import styles from './operator.module.css';

/** Who gets what is typed, near the form. Nothing where nobody is configured: the page says that it is a sample. */
export function OperatorBlock() {
  const { operator } = useSite().settings;
  if (!operator) return null;
  return (
    <aside className={styles.operator} aria-labelledby="operator-title">
      <h2 id="operator-title">{OPERATOR_BLOCK.title}</h2>
      <dl>
        {operatorFacts(operator).map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <WholeNumbers>{fact}</WholeNumbers>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
