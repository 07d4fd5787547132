import { buttonClass } from '../../ui/button/button.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './appraisal-form.module.css';
import { FORM_WORDS } from './messages.ts';

/** Stands in place of the form while it loads, or if it cannot be loaded (load-form.ts). */
export const Waiting = () => (
  <div className={styles.waiting}>
    <p role="status" data-form-loading>
      <Spinner />
      {FORM_WORDS.loading}
    </p>
    <div role="alert" data-form-failed hidden>
      <p>{FORM_WORDS.failed}</p>
      <button type="button" className={buttonClass('ink')} data-retry>
        {FORM_WORDS.reload}
      </button>
    </div>
  </div>
);
