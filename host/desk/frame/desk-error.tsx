import { DESK_PAGES } from '#contract/desk/desk.ts';
import { helpPath } from '#contract/help/help.ts';
import { failureOf } from '../../frame/error-screen.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import { NOT_HERE } from '../sign-in/messages.ts';
import { DESK, DESK_ERRORS as WORDS } from './messages.ts';

/** In the place of a page of a desk that cannot be shown. It leads back to the desk. */
export function DeskErrorPanel({ error }: { error: unknown }) {
  const failure = failureOf(error);
  const isForbidden = failure.status === 403;
  const title = isForbidden ? WORDS.forbidden : failure.title;
  const text = isForbidden ? WORDS.forbiddenText : failure.text;
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex,nofollow" />
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      {text && (
        <p>
          <Phrases>{text}</Phrases>
        </p>
      )}
      <p className={parts.buttons}>
        {text !== NOT_HERE && (
          <Link className={buttonClass('ink', 'small')} to={DESK_PAGES.home}>
            {WORDS.back}
          </Link>
        )}
        {failure.status >= 500 && <Link to={helpPath('database_away')}>{DESK.failing}</Link>}
      </p>
    </>
  );
}
