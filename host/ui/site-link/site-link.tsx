import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { SITE_LINK } from './messages.ts';

interface SiteLinkProps {
  /** A path of this site, or a URL elsewhere, which opens in a new tab. */
  to: string;
  label: string;
  /** Also a page of this site opens in a tab of its own: the form stays where it is. */
  newTab?: boolean;
}

/** A link to a page that an operator may have here or elsewhere. */
export function SiteLink({ to, label, newTab = false }: SiteLinkProps) {
  if (to.startsWith('/') && !newTab) return <Link to={to}>{label}</Link>;
  return (
    <a href={to} target="_blank" rel="noopener">
      {label}
      <Icon name="external" />
      <span className="visually-hidden">{SITE_LINK.opensNewTab}</span>
    </a>
  );
}
