import { useRouteLoaderData } from 'react-router';
import type { loader } from '#host/root.tsx';

/** What the operator configured, as far as browsers may know it, and the page's origin. */
export function useSite() {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('only below the root route');
  return data;
}
