import styles from './appraisal.module.css';

/** The page's h1 above the form, whose own headings start at h2. */
export function AppraisalTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
}
