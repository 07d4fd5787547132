import { Outlet } from 'react-router';
import { withPublished } from '#contract/site/site-content.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { siteContext } from '../../settings/context.ts';
import { Link } from '../../ui/link/link.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/preview.ts';
import { SITE as WORDS } from './messages.ts';
import styles from './preview.module.css';

export const handle: PageHandle = { private: 'desk', header: 'site', footer: 'full' };

/** All loaders of the page find the draft in the place of what is published. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    const { content } = await asPerson({ request, context }, 'previewSite', {});
    const site = context.get(siteContext);
    context.set(siteContext, { ...site, content, settings: withPublished(site.settings, content) });
  },
];

/** Without a loader of its own, the middleware would not run for moves between pages. */
export const loader = () => null;

/** A page of the site as the draft would make it. */
export default function Preview() {
  return (
    <>
      <aside className={styles.bar} aria-label={WORDS.preview}>
        <p>{WORDS.previewing}</p>
        <Link to="/desk/site">{WORDS.previewBack}</Link>
      </aside>
      <Outlet />
    </>
  );
}
