import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useServerHtml } from '../ui/use-server-html.ts';
import { pressedLink } from './pressed-link.ts';

/**
 * Opens the pages of the links of this site (host/ui/link), also in parts whose script has not loaded yet. In a document
 * that the router has rendered again after an error, links load whole documents.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const [inHtml] = useState(useServerHtml());
  useEffect(() => {
    if (!inHtml) return undefined;
    const follow = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (!link?.dataset.discover || link.origin !== location.origin) return;
      const { dataset, hash, href, pathname, search } = link;
      event.preventDefault();
      void navigate(
        { pathname, search, hash },
        {
          replace: href === location.href,
          preventScrollReset: dataset.keepsScroll === 'true',
          state: dataset.state && JSON.parse(dataset.state),
        },
      );
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [navigate, inHtml]);
}
