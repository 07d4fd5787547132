import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server and until React has taken up its HTML: so long, React answers no button. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
