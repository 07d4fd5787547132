import { COMMON } from '../messages.ts';
import { NewTabIcon } from '../new-tab-icon/new-tab-icon.tsx';
import { MESSAGES } from './messages.ts';

/** A page that a partner's own script sets the result for may have been told anything. */
export const isWebAddress = (url: unknown): url is string =>
  typeof url === 'string' && /^https?:\/\/./.test(url);

/** Whether the link may leave this page: it is our own, and not in a frame. */
const isAtHome = (url: string) => window.top === window && url.startsWith(`${location.origin}/`);

/** Leads to the page on which the seller follows the request; on pages of partners in a new tab. */
export function RequestLink({ url }: { url: string | undefined }) {
  if (!isWebAddress(url)) return null;
  if (isAtHome(url))
    return (
      <a className="button button--primary thanks__request" href={url} rel="noreferrer">
        {MESSAGES.follow}
      </a>
    );
  return (
    <a
      className="button button--primary thanks__request"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${MESSAGES.follow}${COMMON.newTab}`}
    >
      {MESSAGES.follow}
      <NewTabIcon />
    </a>
  );
}
