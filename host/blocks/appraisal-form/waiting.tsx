import { LEAD_SLOT } from '#contract/embed/element.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './appraisal-form.module.css';
import { FORM_WORDS } from './messages.ts';

/** The element's own content: the words of its first step, which follow from the shops, and what is seen without it. */
export const FormContent = ({ lead }: { lead: string }) => (
  <>
    <span slot={LEAD_SLOT}>
      <Phrases>{lead}</Phrases>
    </span>
    <Waiting />
  </>
);

/** Stands in place of the form while it loads, or if it cannot be loaded (load-form.ts). */
const Waiting = () => (
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
