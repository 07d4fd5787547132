import { createContext } from 'react';

/** The page is the sample: its shops are made up and have no pages, and it takes no photos. */
export const SampleContext = createContext(false);
