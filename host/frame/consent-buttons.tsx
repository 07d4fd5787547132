import { buttonClass } from '../ui/button/button.ts';
import styles from './consent-banner.module.css';
import { CONSENT } from './messages.ts';
import { answerConsent, useTagConsent } from './tag-consent.ts';

/** The two answers; the current one is pressed. */
export function ConsentButtons() {
  const { consent } = useTagConsent();
  return (
    <div className={styles.buttons}>
      {(['refused', 'given'] as const).map((answer) => (
        <button
          key={answer}
          type="button"
          className={buttonClass('line', 'small')}
          aria-pressed={consent === answer}
          onClick={() => answerConsent(answer)}
        >
          {CONSENT[answer]}
        </button>
      ))}
    </div>
  );
}
