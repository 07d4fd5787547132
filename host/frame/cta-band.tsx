import { useSite } from '../settings/use-site.ts';
import { buttonClass } from '../ui/button/button.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';
import { Phrases } from '../ui/phrases/phrases.tsx';
import styles from './cta-band.module.css';
import { CTA } from './messages.ts';

/** A band that invites to the form: on the page itself where `target` names an element, else at /form. */
export function CtaBand({ target }: { target?: string }) {
  const inside = (
    <>
      <Phrases>{CTA.button}</Phrases>
      <Icon name="arrow" />
    </>
  );
  return (
    <section className={classes(styles.band, 'not-printed')} aria-labelledby="cta-title">
      <div className={styles.inner}>
        <p className={styles.lead}>
          <Phrases>{CTA.lead}</Phrases>
        </p>
        <h2 className={styles.title} id="cta-title">
          <Phrases>{CTA.title}</Phrases>
        </h2>
        <p className={styles.text}>
          <Phrases>{useSite().invitation}</Phrases>
        </p>
        {target ? (
          <a className={buttonClass('gold')} href={`#${target}`}>
            {inside}
          </a>
        ) : (
          <Link className={buttonClass('gold')} to="/form">
            {inside}
          </Link>
        )}
      </div>
    </section>
  );
}
