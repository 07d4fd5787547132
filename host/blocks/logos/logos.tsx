import type { PublishedLogo } from '#contract/site/site-content.ts';
import styles from './logos.module.css';

/** Logos of companies that agreed to be shown. */
export function Logos({ label, logos }: { label: string; logos: readonly PublishedLogo[] }) {
  return (
    <section className={styles.logos} aria-label={label}>
      <p>{label}</p>
      <ul>
        {logos.map(({ name, logo }) => (
          <li key={name}>
            <img src={logo} alt={name} width={176} height={83} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </section>
  );
}
