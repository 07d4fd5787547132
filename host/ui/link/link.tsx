import type { ComponentProps } from 'react';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with its query and hash. */
  to: string;
  /** The next page starts where this one is scrolled to. */
  keepsScroll?: boolean | undefined;
  /** The browser loads the next page as a new document, so that its scripts find nothing of this one. */
  leavesDocument?: boolean;
  /** Told to the next page as the state of its location. */
  state?: object;
}

/**
 * A link to a page of this site. The document follows it (host/frame/use-follow-links.ts): the router's own link renders
 * again whenever the router has something to do, and a page has two hundred of them.
 */
export function Link({ to, keepsScroll, leavesDocument = false, state, ...attributes }: LinkProps) {
  // By this mark the router learns about the page before it is opened.
  return (
    <a
      {...attributes}
      href={to}
      data-discover={leavesDocument ? undefined : true}
      data-keeps-scroll={keepsScroll}
      data-state={state && JSON.stringify(state)}
    />
  );
}
