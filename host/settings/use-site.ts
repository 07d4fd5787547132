import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The settings that browsers may know, and the origin of the site. */
export function useSite() {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('only below the root route');
  return data;
}
