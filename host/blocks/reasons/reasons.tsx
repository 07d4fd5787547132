import { Link, useLocation } from 'react-router';
import { Section, SectionMore } from '#host/blocks/section/section.tsx';
import { useSite } from '#host/settings/use-site.ts';
import { buttonClass } from '#host/ui/button/button.ts';
import { Icon } from '#host/ui/icon/icon.tsx';
import { Phrases } from '#host/ui/phrases/phrases.tsx';
import { REASONS } from './messages.ts';
import styles from './reasons.module.css';

/** Three reasons; on landing pages without the link to the about page (document 1, section 2). */
export function Reasons() {
  const { pathname } = useLocation();
  const { productName } = useSite().settings;
  return (
    <Section {...REASONS} ground="dark">
      <ol className={styles.reasons}>
        {REASONS.items.map(({ title, text }, index) => (
          <li className={styles.item} key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>
              <Phrases>{title}</Phrases>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {!pathname.includes('/lp') && (
        <SectionMore>
          <Link className={buttonClass('line')} to="/about">
            {REASONS.more(productName)}
            <Icon name="arrow" />
          </Link>
        </SectionMore>
      )}
    </Section>
  );
}
