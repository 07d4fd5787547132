import { DESK_PAGES } from '#contract/desk/desk.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import { PANEL_NAMES, type Panel, panelPath } from './panels.ts';
import styles from './requests.module.css';

interface ActBarProps {
  uuid: string;
  /** The panels of this person at this request. */
  panels: readonly Panel[];
  open: Panel | undefined;
  mayShow: boolean;
}

/** The acts about a request. It stays in sight while the page is read. */
export const ActBar = ({ uuid, panels, open, mayShow }: ActBarProps) =>
  panels.length === 0 && !mayShow ? null : (
    <nav className={classes(styles.acts, 'not-printed')} aria-label={WORDS.acts}>
      <ul>
        {mayShow && (
          <li>
            <form method="post" action={`${DESK_PAGES.requests}/${uuid}`}>
              <button
                type="submit"
                name="intent"
                value="show"
                className={buttonClass('ink', 'small')}
                title={WORDS.contactLead}
                aria-label={WORDS.show}
              >
                {WORDS.showShort}
              </button>
            </form>
          </li>
        )}
        {PANEL_NAMES.filter((panel) => panel !== 'pass' && panels.includes(panel)).map((panel) => (
          <li key={panel}>
            <Link to={panelPath(uuid, panel)} aria-current={panel === open ? 'true' : undefined}>
              {WORDS[panel].short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
