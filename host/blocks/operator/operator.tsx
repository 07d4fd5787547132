import { OperatorFacts } from '../../settings/operator-facts.tsx';
import { useSite } from '../../settings/use-site.ts';
import { OPERATOR_BLOCK } from './messages.ts';
import styles from './operator.module.css';

/** The operator, who gets the typed text, near the form. A sample site has none, and says so on every page. */
export function OperatorBlock() {
  const { operator } = useSite().settings;
  if (!operator) return null;
  return (
    <aside className={styles.operator} aria-labelledby="operator-title">
      <h2 id="operator-title">{OPERATOR_BLOCK.title}</h2>
      <OperatorFacts operator={operator} />
    </aside>
  );
}
