import { OPERATOR_WORDS } from '../../settings/messages.ts';
import { OperatorFacts } from '../../settings/operator-facts.tsx';
import { useSite } from '../../settings/use-site.ts';
import { SiteLink } from '../../ui/site-link/site-link.tsx';
import { OPERATOR_BLOCK } from './messages.ts';
import styles from './operator.module.css';

interface OperatorBlockProps {
  /** With the ways to who that is: for pages whose footer has none. */
  linked?: boolean | undefined;
}

/** The operator, who gets the typed text, near the form. A sample site has none, and says so on every page. */
export function OperatorBlock({ linked = false }: OperatorBlockProps) {
  const { operator, privacyUrl } = useSite().settings;
  if (!operator) return null;
  return (
    <aside className={styles.operator} aria-labelledby="operator-title">
      <h2 id="operator-title">{OPERATOR_BLOCK.title}</h2>
      <OperatorFacts operator={operator} />
      {linked && (
        <p className={styles.links}>
          <SiteLink to="/company" label={OPERATOR_WORDS.company} newTab />
          <SiteLink to={privacyUrl} label={OPERATOR_WORDS.privacy} newTab />
        </p>
      )}
    </aside>
  );
}
