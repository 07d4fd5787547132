import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { withFirstPage } from './first-page.ts';
import { isChanged } from './page-script/watch-page.ts';
import { pressedLink } from './pressed-link.ts';

/** Follows links of a page that is awake to other states of it: the pages of a list, a search. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isChanged() ? undefined : pressedLink(event);
      if (link?.dataset.page === undefined || link.origin !== location.origin) return;
      if (link.pathname !== location.pathname) return;
      event.preventDefault();
      const { hash, href, pathname, search } = withFirstPage(new URL(link.href));
      void navigate({ pathname, search, hash }, { replace: href === location.href });
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [navigate]);
}
