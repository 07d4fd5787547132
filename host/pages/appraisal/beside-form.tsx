import { useSite } from '../../settings/use-site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './beside-form.module.css';
import { BESIDE_FORM } from './beside-messages.ts';

interface BesideFormProps {
  /** How many shops a request goes to now. */
  now: string;
}

/** Beside the form, on phones below it: what a careful seller wants to know before sending. */
export function BesideForm({ now }: BesideFormProps) {
  const { disclosure } = useSite().settings;
  return (
    <section className={styles.learnings} aria-labelledby="beside-form-title">
      <h2 id="beside-form-title">
        <Phrases>{BESIDE_FORM.title}</Phrases>
      </h2>
      <dl>
        {BESIDE_FORM.learnings(disclosure, now).map(({ when, what }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <Phrases>{what}</Phrases>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/security">
          {BESIDE_FORM.security}
          <Icon name="arrow" />
        </Link>
      </p>
    </section>
  );
}
