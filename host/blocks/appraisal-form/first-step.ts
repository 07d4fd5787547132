import { createContext } from 'react';

/**
 * The first step of the form as HTML, for the attributes of its element. The server's render provides it; in a browser
 * there is none.
 */
export const FirstStep = createContext<((attributes: Record<string, string>) => string) | undefined>(
  undefined,
);
