import type { ComponentProps } from 'react';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with its query and hash. */
  to: string;
}

/**
 * A link to a page of this site. Browsers load the page, some before the press (frame/next-pages.tsx); in a page that is
 * awake, the router follows it to another state of the same page (frame/use-follow-links.ts).
 */
export const Link = ({ to, ...attributes }: LinkProps) => <a {...attributes} href={to} data-page />;
