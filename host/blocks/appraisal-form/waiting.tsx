import { buttonClass } from '../../ui/button/button.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './appraisal-form.module.css';
import { FORM } from './messages.ts';

/** Stands in place of the form while it loads, or if it cannot be loaded. */
export function Waiting({ failed }: { failed: boolean }) {
  return (
    <div className={styles.waiting}>
      {failed ? (
        <>
          <p>{FORM.failed}</p>
          <button type="button" className={buttonClass('ink')} onClick={() => location.reload()}>
            {FORM.reload}
          </button>
        </>
      ) : (
        <p role="status">
          <Spinner />
          {FORM.loading}
        </p>
      )}
    </div>
  );
}
