import type { Operator } from '#contract/site/site-settings.ts';
import { classes } from '../ui/classes.ts';
import { Address, WholeNumbers } from '../ui/phrases/phrases.tsx';
import { OPERATOR_WORDS } from './messages.ts';
import styles from './operator-facts.module.css';

interface OperatorFactsProps {
  operator: Operator;
  className?: string | undefined;
}

/** The operator, where data are typed and below every page. A licence that is not there is left out. */
export function OperatorFacts({ operator, className }: OperatorFactsProps) {
  const { name, address, phone, license } = operator;
  const { labels } = OPERATOR_WORDS;
  return (
    <dl className={classes(styles.facts, className)}>
      <div>
        <dt>{labels.name}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{labels.address}</dt>
        <dd>
          <Address>{address}</Address>
        </dd>
      </div>
      <div>
        <dt>{labels.phone}</dt>
        <dd>
          <WholeNumbers>{phone}</WholeNumbers>
        </dd>
      </div>
      {license && (
        <div>
          <dt>{labels.license}</dt>
          <dd className={styles.license}>{license}</dd>
        </div>
      )}
    </dl>
  );
}
