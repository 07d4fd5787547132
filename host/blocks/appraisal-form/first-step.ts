import { createContext } from 'react';

/**
 * The first step of the form as HTML, for the attributes of its element and the words below its title. The server's
 * render provides it; a browser does not.
 */
export const FirstStep = createContext<
  ((attributes: Record<string, string>, lead: string) => string) | undefined
>(undefined);
