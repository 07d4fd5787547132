import type { RequestEnd } from '#contract/desk/desk.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import styles from './requests.module.css';

function End({ end, failed }: { end: RequestEnd; failed: string | undefined }) {
  const { title, text, submit } = WORDS[end];
  return (
    <details className={styles.end} open={failed !== undefined}>
      <summary>{title}</summary>
      <form method="post" className={parts.form}>
        {failed && <FormFailure>{failed}</FormFailure>}
        <p className={parts.note}>
          <Phrases>{text}</Phrases>
        </p>
        {end === 'erase' && (
          <label className={styles.confirm}>
            <input type="checkbox" name="confirmed" />
            {WORDS.erase.confirm}
          </label>
        )}
        <button type="submit" name="intent" value={end} className={buttonClass('ink', 'small')}>
          {submit}
        </button>
      </form>
    </details>
  );
}

interface EndsProps {
  ends: readonly RequestEnd[];
  mayExport: boolean;
  uuid: string;
  failed: string | undefined;
  /** The act that failed. */
  of: string | undefined;
}

/** The acts that end something about a request, and the export for its seller. */
export const Ends = ({ ends, mayExport, uuid, failed, of }: EndsProps) => (
  <>
    {mayExport && (
      <details className={styles.end}>
        <summary>{WORDS.export.title}</summary>
        <form method="post" action={`/desk/requests/${uuid}/export`} className={parts.form}>
          <p className={parts.note}>
            <Phrases>{WORDS.export.text}</Phrases>
          </p>
          <button type="submit" className={buttonClass('ink', 'small')}>
            {WORDS.export.submit}
          </button>
        </form>
      </details>
    )}
    {ends.map((end) => (
      <End key={end} end={end} failed={of === end ? failed : undefined} />
    ))}
  </>
);
