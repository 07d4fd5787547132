import { createContext } from 'react';

/** Takes what React found of a copy of the page. */
export interface Comparison {
  end(isAsSent: boolean): void;
  /** Never comes. React renders a copy while it waits for this, and never shows it. */
  readonly never: Promise<never>;
}

/** Set while React renders a copy of the page, to learn whether the page is as the server has sent it. */
export const ComparisonContext = createContext<Comparison | undefined>(undefined);
