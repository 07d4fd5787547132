import { createContext } from 'react';

/**
 * The first step of the form as HTML, for the attributes of its element. The server's render provides it; a browser
 * does not.
 */
export const FirstStep = createContext<((attributes: Record<string, string>) => string) | undefined>(
  undefined,
);
