import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pressedLink } from './pressed-link.ts';

/** Opens the pages of the links of this site (host/ui/link), also in parts whose script has not loaded yet. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { dataset, hash, href, origin, pathname, search } = pressedLink(event) ?? {};
      if (!dataset?.discover || origin !== location.origin) return;
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
  }, [navigate]);
}
