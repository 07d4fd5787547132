import { buttonClass } from '../ui/button/button.ts';
import styles from './consent-banner.module.css';
import { CONSENT } from './messages.ts';

/** The two answers; the current one is pressed (tag-consent.ts). */
export const ConsentButtons = () => (
  <div className={styles.buttons}>
    {(['refused', 'given'] as const).map((answer) => (
      <button
        key={answer}
        type="button"
        className={buttonClass('line', 'small')}
        aria-pressed={false}
        data-consent={answer}
      >
        {CONSENT[answer]}
      </button>
    ))}
  </div>
);
