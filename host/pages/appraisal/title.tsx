import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './appraisal.module.css';

/** The page's h1, in place of the heading that the form shows elsewhere. */
export const AppraisalTitle = ({ title }: { title: string }) => (
  <h1 className={styles.title}>
    <Phrases>{title}</Phrases>
  </h1>
);
