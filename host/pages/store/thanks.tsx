import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/thanks.ts';
import { STORE } from './messages.ts';
import styles from './thanks.module.css';

const { title, text, back, description } = STORE.thanks;

export const handle: PageHandle = {
  tone: 'dark',
  header: 'shop',
  breadcrumbs: false,
  cta: false,
  banner: 'none',
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description, keywords: STORE.keywords, path: '/store/thanks', noindex: true });

export default function StoreThanks() {
  return (
    <div className={styles.thanks}>
      <div className={styles.text}>
        <h1>
          <Phrases>{title}</Phrases>
        </h1>
        <p>
          <Phrases>{text}</Phrases>
        </p>
        <Link className={buttonClass('line')} to="/store">
          {back}
        </Link>
      </div>
    </div>
  );
}
