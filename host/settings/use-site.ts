import { useRouteLoaderData } from 'react-router';
import type { RootData } from './root-data.ts';

/** The settings that browsers may know, and the origin of the site. */
export function useSite(): RootData {
  const data = useRouteLoaderData<() => RootData>('root');
  if (!data) throw new Error('only below the root route');
  return data;
}
