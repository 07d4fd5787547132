import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** React answers the buttons of this page. Until it does, those that only React answers are not shown. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
