import { useContext } from 'react';
import { Outlet, useRouteError } from 'react-router';
import ribbon from '../../frame/demo-ribbon.module.css?inline';
import { failureOf } from '../../frame/error-screen.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { PageScriptContext } from '../../frame/page-script/page-script.tsx';
import base from '../../frame/styles/site.css?inline';
import { useSite } from '../../settings/use-site.ts';
import button from '../../ui/button/button.module.css?inline';
import error from '../../ui/form/field-error.module.css?inline';
import field from '../../ui/form/form.module.css?inline';
import input from '../../ui/form/input.module.css?inline';
import parts from '../parts/shared.module.css?inline';
import { deskOf } from '../session.server.ts';
import type { Route } from './+types/alone.ts';
import styles from './door.module.css';
import look from './door.module.css?inline';
import { Door } from './door.tsx';
import { DESK_TITLE } from './messages.ts';

const STYLE = [base, ribbon, button, field, error, input, parts, look].join('\n');

/** The address signs somebody in: nothing that the page loads may carry it away, so it loads nothing. */
export const handle: PageHandle = { private: 'door' };

export function loader(args: Route.LoaderArgs) {
  deskOf(args);
  return null;
}

/** The style of a page that stands alone, in the page itself. */
function OwnStyle() {
  const { nonce } = useContext(PageScriptContext);
  return <style nonce={nonce}>{STYLE}</style>;
}

/** Pages whose address signs somebody in. */
export default function Alone() {
  const { productName } = useSite().settings;
  return (
    <>
      <OwnStyle />
      <header className={styles.house}>
        <b>{productName}</b> {DESK_TITLE}
      </header>
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  const { title, text } = failureOf(useRouteError());
  return (
    <>
      <OwnStyle />
      <title>{title}</title>
      <Door title={title} text={text} role="alert">
        {null}
      </Door>
    </>
  );
}
