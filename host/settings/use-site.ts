import { createContext, useContext } from 'react';
import type { RootData } from './root-data.ts';

/** The settings, for the page. */
export const SiteContext = createContext<RootData | undefined>(undefined);

/** The settings that browsers may know, and the origin of the site. */
export function useSite(): RootData {
  const data = useContext(SiteContext);
  if (!data) throw new Error('only below the root route');
  return data;
}
