import type { ReactNode } from 'react';
import { OperatorBlock } from '../operator/operator.tsx';
import { VisitRights } from '../visit-rights/visit-rights.tsx';
import styles from './form-place.module.css';

interface FormPlaceProps {
  /** The form, below a heading of the page. */
  children: ReactNode;
  /** Answers for a careful seller. */
  beside?: ReactNode;
  /** With the ways to the operator: for pages whose footer has none. */
  linked?: boolean;
}

/**
 * The form's place in a page: the form, beside it what a careful seller wants to know before sending, below both the
 * operator and the law about visits. On narrow screens one stands below the other.
 */
export const FormPlace = ({ children, beside, linked }: FormPlaceProps) => (
  <div className={styles.place}>
    <div className={styles.form}>{children}</div>
    <div className={styles.around} data-beside-form>
      {beside && <div className={styles.beside}>{beside}</div>}
      <div className={styles.below}>
        <OperatorBlock linked={linked} />
        <VisitRights />
      </div>
    </div>
  </div>
);
